import type { BoardDetail, BoardRow } from '#schemas/api/boards.ts';
import type { CallParams, CallResponse } from '#schemas/api/calls.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { notFound } from '#server/backend/context/refusal.ts';
import { foundPageOf, idsWith, readEntry, readRows, withRows } from './content.ts';
import { type ArticleList, neighborIds, neighborsWith } from './neighbors.ts';
import { findCustomerBoard } from './notice-customer-boards.ts';
import { articlePage } from './page-queries.ts';

/**
 * Lists the clinic's articles on one board or all, pinned ones first, then the newest.
 * @throws Refusal 404 for a board of visitors
 */
export async function boards(
  context: CallContext,
  params: CallParams<'boards'>,
): Promise<CallResponse<'boards'>> {
  const { db, partner } = context;
  const { boardTypeId } = params;
  if (boardTypeId !== undefined && (await findCustomerBoard(context, boardTypeId)))
    throw notFound('BOARD_NOT_FOUND');
  const matching = idsWith(context, 'boardArticle', params.keyword);
  if (!matching) {
    const list: ArticleList = { table: 'board_articles', partnerId: partner.id, boardTypeId };
    return withRows(context, 'boardArticle', await articlePage<{ id: number }>(db, list, ['id'], params));
  }
  let found = db.selectFrom('boardArticles').where('partnerId', '=', partner.id).where('id', 'in', matching);
  if (boardTypeId !== undefined) found = found.where('boardTypeId', '=', boardTypeId);
  const listed = found
    .select('id')
    .orderBy('isPinned', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc');
  return withRows(context, 'boardArticle', await foundPageOf(listed, params));
}

/**
 * Returns an article of the clinic with its neighbors on its board. @throws Refusal 404, even if the article is on
 * another board
 */
export async function board(
  context: CallContext,
  { id, boardTypeId: wanted }: CallParams<'board'>,
): Promise<CallResponse<'board'>> {
  type Stored = Omit<BoardDetail, 'prev' | 'next'>;
  const stored = await readEntry<Stored>(context, 'boardArticle', id, 'ARTICLE_NOT_FOUND');
  const { boardTypeId } = stored;
  if (wanted !== undefined && wanted !== boardTypeId) throw notFound('ARTICLE_NOT_FOUND');
  const list = { table: 'board_articles', partnerId: context.partner.id, boardTypeId } as const;
  const ids = await neighborIds(context.db, list, id);
  const around = [ids.prev, ids.next].filter((neighbor) => neighbor !== null);
  const rows = await readRows<BoardRow>(context, 'boardArticle', around);
  const titled = rows.map(({ id, languageCode, title }) => ({ id, languageCode, title }));
  return { row: { ...stored, ...neighborsWith(ids, titled) } };
}
