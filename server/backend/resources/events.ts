import type { CallParams, CallResponse } from '#schemas/api/calls.ts';
import type { EventRow } from '#schemas/api/events.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { pageOf, withRows } from './content.ts';
import { isInState, latestEnded, stateRank, withState } from './periods.ts';

/** Lists public price campaigns: running ones first, then upcoming, then ended. */
export async function events(
  context: CallContext,
  params: CallParams<'events'>,
): Promise<CallResponse<'events'>> {
  const { db, partner, now } = context;
  let found = db.selectFrom('events').where('partnerId', '=', partner.id).where('isSecret', '=', 0);
  if (params.state) found = found.where(isInState(params.state, now));
  const page = await pageOf(
    found,
    (query) =>
      query.select('id').orderBy(stateRank(now)).orderBy(latestEnded(now)).orderBy('weight').orderBy('id'),
    params,
  );
  const listed = await withRows<Omit<EventRow, 'state'>>(context, 'event', page);
  return { ...listed, rows: listed.rows.map((row) => withState(row, now)) };
}
