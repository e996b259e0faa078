import type { CallParams, CallResponse } from '#schemas/api/calls.ts';
import type { CustomerBoardPasswordBody } from '#schemas/api/notice-customer-boards.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { notFound } from '#server/backend/context/refusal.ts';
import { contains, searchWords } from '../database/search.ts';
import { verifyArticlePassword } from './article-password.ts';
import { foundPageOf } from './content.ts';
import {
  articleDetail,
  findArticle,
  type ListedArticle,
  listedColumns,
  listedRow,
  ownArticle,
} from './customer-article.ts';
import { articlePage } from './page-queries.ts';

/** Lists visitors' articles on one board in all languages, pinned ones first, then the newest. */
export async function customerBoards(
  context: CallContext,
  params: CallParams<'customerBoards'>,
): Promise<CallResponse<'customerBoards'>> {
  const { db, partner } = context;
  const { boardTypeId } = params;
  await assertCustomerBoard(context, boardTypeId);
  const words = searchWords(params.keyword);
  if (words.length === 0) {
    const list = { table: 'customer_articles', partnerId: partner.id, boardTypeId } as const;
    const page = await articlePage<ListedArticle>(db, list, listedColumns, params);
    return { ...page, rows: page.rows.map((row) => listedRow(row)) };
  }
  let found = db
    .selectFrom('customerArticles')
    .where('partnerId', '=', partner.id)
    .where('boardTypeId', '=', boardTypeId)
    // A search must not reveal the content of private articles.
    .where('isPrivate', '=', 0);
  for (const word of words) {
    found = found.where((eb) =>
      eb.or([contains(eb.ref('searchTitle'), word), contains(eb.ref('searchContent'), word)]),
    );
  }
  const listed = found
    .select(listedColumns)
    .orderBy('isPinned', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc');
  const page = await foundPageOf(listed, params);
  return { ...page, rows: page.rows.map((row) => listedRow(row)) };
}

/** Returns an article; a private one is locked. */
export async function customerBoard(
  context: CallContext,
  place: CallParams<'customerBoard'>,
): Promise<CallResponse<'customerBoard'>> {
  const article = await findArticle(context, place);
  return { row: await articleDetail(context, article) };
}

/** Returns an article as its author sees it: unlocked, with name, phone number and email address. */
export async function customerBoardPrivate(
  context: CallContext,
  place: CallParams<'customerBoardPrivate'>,
  { password }: CustomerBoardPasswordBody,
): Promise<CallResponse<'customerBoardPrivate'>> {
  await verifyArticlePassword(context, place, password);
  return { row: await ownArticle(context, await findArticle(context, place)) };
}

/** @throws Refusal 404 unless the partner has such a board for visitors */
export async function assertCustomerBoard(
  context: CallContext,
  boardTypeId: number,
): Promise<{ isPrivateAllowed: boolean }> {
  const board = await findCustomerBoard(context, boardTypeId);
  if (!board) throw notFound('BOARD_NOT_FOUND');
  return { isPrivateAllowed: board.isPrivateAllowed === 1 };
}

/** Finds the partner's board for visitors with this id, if there is one. */
export const findCustomerBoard = ({ db, partner }: CallContext, boardTypeId: number) =>
  db
    .selectFrom('boardTypes')
    .where('partnerId', '=', partner.id)
    .where('id', '=', boardTypeId)
    .where('kind', '=', 'customer')
    .select('isPrivateAllowed')
    .executeTakeFirst();
