import type { Selectable } from 'kysely';
import type { CustomerBoardDetail, CustomerBoardRow } from '#schemas/api/notice-customer-boards.ts';
import type { CustomerArticlesTable } from '../database/tables.ts';
import type { CallContext } from '../http/context.ts';
import { notFound } from '../http/refusal.ts';
import { neighbourIds, neighboursWith } from './neighbours.ts';

/** A visitor's article without its password, which leaves the database for comparison only. */
export type Article = Omit<
  Selectable<CustomerArticlesTable>,
  'passwordHash' | 'searchTitle' | 'searchContent'
>;

/** What a list shows: the row without content, telephone and mail. */
export type ListedArticle = Omit<Article, 'content' | 'phoneNumber' | 'email' | 'isSeeded' | 'partnerId'>;

export const listedColumns = [
  'id',
  'boardTypeId',
  'languageCode',
  'title',
  'name',
  'isPrivate',
  'isPinned',
  'isAnswered',
  'createdAt',
  'updatedAt',
] as const satisfies (keyof ListedArticle)[];

const iso = (time: number) => new Date(time).toISOString();

/** An article in a list. @param name masked unless its writer asks */
export function listedRow(article: ListedArticle, name = maskedName(article.name)): CustomerBoardRow {
  return {
    id: article.id,
    boardTypeId: article.boardTypeId,
    languageCode: article.languageCode,
    title: article.title,
    name,
    isPrivate: article.isPrivate === 1,
    isPinned: article.isPinned === 1,
    isAnswered: article.isAnswered === 1,
    createdAt: iso(article.createdAt),
    updatedAt: iso(article.updatedAt),
  };
}

/** 김하나 becomes 김**: the first letter and always two stars, so that the length tells nothing. */
export function maskedName(name: string): string {
  const [first] = new Intl.Segmenter('ko').segment(name);
  return `${first?.segment ?? ''}**`;
}

/** Which article is meant; with a board only where it stands on that one. */
export type ArticlePlace = { id: number; boardTypeId?: number | undefined };

/** @throws Refusal 404 when this partner has no such article, or has it on another board. */
export async function findArticle(
  { db, partner }: CallContext,
  { id, boardTypeId }: ArticlePlace,
): Promise<Article> {
  const article = await db
    .selectFrom('customerArticles')
    .where('partnerId', '=', partner.id)
    .where('id', '=', id)
    .select([...listedColumns, 'partnerId', 'content', 'phoneNumber', 'email', 'isSeeded'])
    .executeTakeFirst();
  if (!article || (boardTypeId ?? article.boardTypeId) !== article.boardTypeId)
    throw notFound('ARTICLE_NOT_FOUND');
  return article;
}

/** An article with its content and answer, or locked without them. */
export async function articleDetail(
  context: CallContext,
  article: Article,
  isLocked: boolean,
): Promise<CustomerBoardDetail> {
  const shown = isLocked
    ? { content: null, answer: null }
    : { content: article.content, answer: await answerOf(context, article.id) };
  return { ...listedRow(article), isLocked, ...shown, ...(await neighboursOf(context, article)) };
}

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

async function neighboursOf({ db, partner }: CallContext, { id, boardTypeId }: Article) {
  const list = { table: 'customer_articles', partnerId: partner.id, boardTypeId } as const;
  const ids = await neighbourIds(db, list, id);
  const around = [ids.prev, ids.next].filter((neighbour) => neighbour !== null);
  if (around.length === 0) return { prev: null, next: null };
  const titled = await db
    .selectFrom('customerArticles')
    .where('partnerId', '=', partner.id)
    .where('id', 'in', around)
    .select(['id', 'title'])
    .execute();
  return neighboursWith(ids, titled);
}
