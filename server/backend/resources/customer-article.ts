import type { Selectable } from 'kysely';
import type {
  CustomerBoardDetail,
  CustomerBoardOwnDetail,
  CustomerBoardRow,
} from '#schemas/api/notice-customer-boards.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { notFound } from '#server/backend/context/refusal.ts';
import type { CustomerArticlesTable } from '../database/visitor-tables.ts';
import { neighborIds, neighborsWith } from './neighbors.ts';

/** A visitor's article without its password hash, which is read only for comparison. */
type Article = Omit<
  Selectable<CustomerArticlesTable>,
  | 'passwordHash'
  | 'isPrivateByAuthor'
  | 'searchTitle'
  | 'searchContent'
  | 'consentedAt'
  | 'consentPersonal'
  | 'consentHealth'
>;

/** The columns for a list: no content, phone number or email address. */
export type ListedArticle = Omit<
  Article,
  'content' | 'phoneNumber' | 'email' | 'isSeeded' | 'isHidden' | 'partnerId'
>;

export const listedColumns = [
  'id',
  'boardTypeId',
  'languageCode',
  'title',
  'name',
  'isPrivate',
  'isPinned',
  'isAnswered',
  'isByClinic',
  'createdAt',
  'updatedAt',
] as const satisfies (keyof ListedArticle)[];

const iso = (time: number) => new Date(time).toISOString();

/** A list row as anyone sees it: a private article has no title, author or dates. */
export function listedRow(article: ListedArticle): CustomerBoardRow {
  return article.isPrivate === 1
    ? { ...flagsOf(article), title: null, name: null, createdAt: null, updatedAt: null }
    : { ...flagsOf(article), ...headOf(article), name: maskedName(article.name) };
}

const flagsOf = ({ id, boardTypeId, languageCode, ...article }: ListedArticle) => ({
  id,
  boardTypeId,
  languageCode,
  isPrivate: article.isPrivate === 1,
  isPinned: article.isPinned === 1,
  isAnswered: article.isAnswered === 1,
  // A private article reveals nothing about its author.
  isNotice: article.isByClinic === 1 && article.isPrivate === 0 && article.isAnswered === 0,
});

const headOf = ({ title, name, createdAt, updatedAt }: ListedArticle) => ({
  title,
  name,
  createdAt: iso(createdAt),
  updatedAt: iso(updatedAt),
});

/** 김하나 becomes 김**: always two stars, so that the length is not revealed. */
function maskedName(name: string): string {
  const [first] = new Intl.Segmenter('ko').segment(name);
  return `${first?.segment ?? ''}**`;
}

/** Identifies an article; with a board, only if the article is on that board. */
export type ArticlePlace = { id: number; boardTypeId?: number | undefined };

/** @throws Refusal 404 if the partner has no such article, or has it on another board */
export async function findArticle(
  { db, partner }: CallContext,
  { id, boardTypeId }: ArticlePlace,
): Promise<Article> {
  const article = await db
    .selectFrom('customerArticles')
    .where('partnerId', '=', partner.id)
    .where('id', '=', id)
    .select([...listedColumns, 'partnerId', 'content', 'phoneNumber', 'email', 'isSeeded', 'isHidden'])
    .executeTakeFirst();
  if (!article || (boardTypeId ?? article.boardTypeId) !== article.boardTypeId)
    throw notFound('ARTICLE_NOT_FOUND');
  return article;
}

/** An article as anyone sees it: a private one is locked. */
export async function articleDetail(context: CallContext, article: Article): Promise<CustomerBoardDetail> {
  const isLocked = article.isPrivate === 1;
  const shown = isLocked ? { content: null, answer: null } : await textsOf(context, article);
  return { ...listedRow(article), isLocked, ...shown, ...(await neighborsOf(context, article)) };
}

/** An article as its author sees it: unlocked, with full name, phone number and email address. */
export async function ownArticle(context: CallContext, article: Article): Promise<CustomerBoardOwnDetail> {
  const { phoneNumber, email } = article;
  return {
    ...flagsOf(article),
    isPrivate: await isPrivateByAuthor(context, article),
    ...headOf(article),
    isLocked: false,
    ...(await textsOf(context, article)),
    ...(await neighborsOf(context, article)),
    phoneNumber,
    email,
  };
}

/**
 * What the author chose: an article that the clinic hides is private while it is hidden, which the author must not
 * store by editing.
 */
async function isPrivateByAuthor({ db, partner }: CallContext, article: Article): Promise<boolean> {
  if (article.isHidden === 0) return article.isPrivate === 1;
  const stored = await db
    .selectFrom('customerArticles')
    .where('partnerId', '=', partner.id)
    .where('id', '=', article.id)
    .select('isPrivateByAuthor')
    .executeTakeFirst();
  return (stored?.isPrivateByAuthor ?? article.isPrivate) === 1;
}

const textsOf = async (context: CallContext, { id, content }: Article) => ({
  content,
  answer: await answerOf(context, id),
});

async function answerOf(
  { db, partner }: CallContext,
  articleId: number,
): Promise<CustomerBoardDetail['answer']> {
  const answer = await db
    .selectFrom('customerAnswers')
    .where('partnerId', '=', partner.id)
    .where('articleId', '=', articleId)
    .select(['content', 'name', 'createdAt'])
    .executeTakeFirst();
  return answer ? { ...answer, createdAt: iso(answer.createdAt) } : null;
}

async function neighborsOf({ db, partner }: CallContext, { id, boardTypeId }: Article) {
  const list = { table: 'customer_articles', partnerId: partner.id, boardTypeId } as const;
  const ids = await neighborIds(db, list, id);
  const around = [ids.prev, ids.next].filter((neighbor) => neighbor !== null);
  if (around.length === 0) return { prev: null, next: null };
  const listed = await db
    .selectFrom('customerArticles')
    .where('partnerId', '=', partner.id)
    .where('id', 'in', around)
    .select(['id', 'languageCode', 'title', 'isPrivate'])
    .execute();
  const titled = listed.map(({ id: neighbor, languageCode, title, isPrivate }) =>
    isPrivate === 1
      ? { id: neighbor, title: null, isPrivate: true }
      : { id: neighbor, languageCode, title, isPrivate: false },
  );
  return neighborsWith(ids, titled);
}
