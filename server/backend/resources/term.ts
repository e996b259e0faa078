import type { CallParams, CallResponse } from '#schemas/api/calls.ts';
import { zonedDay } from '#schemas/time/zone.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { notFound } from '#server/backend/context/refusal.ts';
import { readEntry } from './content.ts';

/** Returns the version of a term in force: the newest with an effective date up to today in the partner's time zone. */
export async function term(
  context: CallContext,
  { type }: CallParams<'term'>,
): Promise<CallResponse<'term'>> {
  const { db, partner, now } = context;
  const inForce = await db
    .selectFrom('terms')
    .where('partnerId', '=', partner.id)
    .where('type', '=', type)
    .where('effectiveDate', '<=', zonedDay(now, partner.timeZone))
    .orderBy('effectiveDate', 'desc')
    .orderBy('id', 'desc')
    .select('id')
    .executeTakeFirst();
  if (!inForce) throw notFound('TERM_NOT_FOUND');
  return { row: await readEntry(context, 'term', inForce.id, 'TERM_NOT_FOUND') };
}
