import type { CallParams, CallResponse } from '#schemas/api/calls.ts';
import type { NoticeDetail, NoticeRow } from '#schemas/api/notices.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { foundPageOf, idsWith, readEntry, readRows, withRows } from './content.ts';
import { neighborIds, neighborsWith } from './neighbors.ts';
import { articlePage } from './page-queries.ts';

/** Lists notices, pinned ones first, then the newest. */
export async function notices(
  context: CallContext,
  params: CallParams<'notices'>,
): Promise<CallResponse<'notices'>> {
  const { db, partner } = context;
  const matching = idsWith(context, 'notice', params.keyword);
  const page = matching
    ? await foundPageOf(
        db
          .selectFrom('notices')
          .where('partnerId', '=', partner.id)
          .where('id', 'in', matching)
          .select('id')
          .orderBy('isPinned', 'desc')
          .orderBy('createdAt', 'desc')
          .orderBy('id', 'desc'),
        params,
      )
    : await articlePage<{ id: number }>(db, { table: 'notices', partnerId: partner.id }, ['id'], params);
  return withRows(context, 'notice', page);
}

/** Returns a notice with its neighbors. */
export async function notice(
  context: CallContext,
  { id }: CallParams<'notice'>,
): Promise<CallResponse<'notice'>> {
  type Stored = Omit<NoticeDetail, 'prev' | 'next'>;
  const stored = await readEntry<Stored>(context, 'notice', id, 'NOTICE_NOT_FOUND');
  const list = { table: 'notices', partnerId: context.partner.id } as const;
  const ids = await neighborIds(context.db, list, id);
  const around = [ids.prev, ids.next].filter((neighbor) => neighbor !== null);
  const rows = await readRows<NoticeRow>(context, 'notice', around);
  const titled = rows.map(({ id, languageCode, title }) => ({ id, languageCode, title }));
  return { row: { ...stored, ...neighborsWith(ids, titled) } };
}
