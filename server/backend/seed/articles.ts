import type { AfterNoticeRow } from '#schemas/api/after-notices.ts';
import type { BoardDetail, BoardRow } from '#schemas/api/boards.ts';
import type { FaqCategory, FaqRow } from '#schemas/api/faqs.ts';
import type { BoardTypeRow } from '#schemas/api/notice-board-types.ts';
import type { NoticeDetail, NoticeRow } from '#schemas/api/notices.ts';
import { flag } from '../database/tables.ts';
import { insertAll } from './insert-all.ts';
import { isoTime, type Seeding, seedTexts, updatedAt, weighted } from './seeding.ts';

export async function seedNotices(seeding: Seeding): Promise<void> {
  const { db, partnerId, content } = seeding;
  const rows = content.notices.rows;
  await insertAll(
    db,
    'notices',
    rows.map(({ id, isPinned, createdAt }) => ({
      partnerId,
      id,
      isPinned: flag(isPinned),
      createdAt: Date.parse(createdAt),
    })),
  );
  await seedTexts(seeding, 'notice', rows, (notice, { languageCode, localize }) => {
    const createdAt = isoTime(notice.createdAt);
    const row: NoticeRow = {
      id: notice.id,
      languageCode,
      title: localize(notice.title),
      isPinned: notice.isPinned,
      createdAt,
      updatedAt: updatedAt(seeding, 'notices', notice),
    };
    const detail: Pick<NoticeDetail, 'content'> = { content: localize(notice.content) };
    return { row, detail, search: [row.title, detail.content] };
  });
}

/** Seeds boards of both kinds. */
export async function seedBoardTypes(seeding: Seeding): Promise<void> {
  const { db, partnerId, content } = seeding;
  const types = [
    ...content.boards.types.map((type) => ({ ...type, kind: 'partner' as const, isPrivateAllowed: false })),
    ...content['customer-boards'].types.map((type) => ({
      ...type,
      kind: 'customer' as const,
      view: 'list' as const,
    })),
  ];
  await insertAll(
    db,
    'boardTypes',
    types.map(({ id, kind, isPrivateAllowed }) => ({
      partnerId,
      id,
      kind,
      isPrivateAllowed: flag(isPrivateAllowed),
    })),
  );
  await seedTexts(seeding, 'boardType', types, (type, { languageCode, localize }) => {
    const { id, kind, view, isPrivateAllowed } = type;
    const texts = { name: localize(type.name), description: localize(type.description) };
    const row: BoardTypeRow = { id, languageCode, kind, view, ...texts, isPrivateAllowed };
    return { row };
  });
}

/** Seeds the clinic's articles. */
export async function seedBoardArticles(seeding: Seeding): Promise<void> {
  const { db, partnerId, content, picture } = seeding;
  const rows = content.boards.rows;
  await insertAll(
    db,
    'boardArticles',
    rows.map(({ id, boardTypeId, isPinned, createdAt }) => ({
      partnerId,
      id,
      boardTypeId,
      isPinned: flag(isPinned),
      createdAt: Date.parse(createdAt),
    })),
  );
  await seedTexts(seeding, 'boardArticle', rows, (article, { languageCode, localize }) => {
    const createdAt = isoTime(article.createdAt);
    const row: BoardRow = {
      id: article.id,
      boardTypeId: article.boardTypeId,
      languageCode,
      title: localize(article.title),
      summary: localize(article.summary),
      image: picture(article.image),
      isPinned: article.isPinned,
      createdAt,
      updatedAt: updatedAt(seeding, 'boardArticles', article),
    };
    const detail: Pick<BoardDetail, 'content' | 'images'> = {
      content: localize(article.content),
      images: article.images.map((name) => picture(name)),
    };
    return { row, detail, search: [row.title, row.summary, detail.content] };
  });
}

/** Seeds questions and their categories. */
export async function seedFaqs(seeding: Seeding): Promise<void> {
  const { db, partnerId, content } = seeding;
  const { categories, rows } = content.faqs;
  await insertAll(db, 'faqCategories', weighted(seeding, 'faqCategories', categories));
  await seedTexts(seeding, 'faqCategory', categories, (category, { languageCode, localize }) => {
    const count = rows.filter((faq) => faq.categoryId === category.id).length;
    const row: FaqCategory = { id: category.id, languageCode, name: localize(category.name), count };
    return { row };
  });
  await insertAll(
    db,
    'faqs',
    rows.map(({ id, categoryId }) => ({ partnerId, id, categoryId, weight: seeding.weightOf('faqs', id) })),
  );
  // The category name is also a text of the question: a language needs both.
  const named = rows.map((faq) => ({
    ...faq,
    categoryName: categories.find((category) => category.id === faq.categoryId)?.name,
  }));
  await seedTexts(seeding, 'faq', named, (faq, { languageCode, localize }) => {
    const row: FaqRow = {
      id: faq.id,
      languageCode,
      categoryId: faq.categoryId,
      categoryName: localize(faq.categoryName),
      question: localize(faq.question),
      answer: localize(faq.answer),
    };
    return { row, search: [row.question, row.answer] };
  });
}

/** Seeds aftercare instructions. */
export async function seedAfterNotices(seeding: Seeding): Promise<void> {
  const { db, partnerId, content, picture } = seeding;
  const rows = content['after-notices'].rows;
  await insertAll(db, 'afterNotices', weighted(seeding, 'afterNotices', rows));
  await insertAll(
    db,
    'afterNoticeProducts',
    rows.flatMap((notice) =>
      [...new Set(notice.productIds)].map((productId) => ({
        partnerId,
        afterNoticeId: notice.id,
        productId,
      })),
    ),
  );
  await seedTexts(seeding, 'afterNotice', rows, (notice, { languageCode, localize }) => {
    const row: AfterNoticeRow = {
      id: notice.id,
      languageCode,
      title: localize(notice.title),
      content: localize(notice.content),
      image: picture(notice.image),
      productIds: notice.productIds,
    };
    return { row, search: [row.title, row.content] };
  });
}
