import type { CallParams, CallResponse } from '#schemas/api/calls.ts';
import type { ScheduleRow } from '#schemas/api/schedules.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { pageOf, readRows, withRows } from './content.ts';

/** Lists exceptions to the weekly hours that overlap with the days from `from` to `to`, by date. */
export async function schedules(
  context: CallContext,
  params: CallParams<'schedules'>,
): Promise<CallResponse<'schedules'>> {
  let found = context.db.selectFrom('schedules').where('partnerId', '=', context.partner.id);
  if (params.from) found = found.where('endDate', '>=', params.from);
  if (params.to) found = found.where('startDate', '<=', params.to);
  const page = await pageOf(found, (query) => query.select('id').orderBy('startDate').orderBy('id'), params);
  return withRows(context, 'schedule', page);
}

/** The exceptions that overlap with the days from `from` to `to`, both inclusive. */
export async function calendarOf(context: CallContext, from: string, to: string): Promise<ScheduleRow[]> {
  const found = await context.db
    .selectFrom('schedules')
    .where('partnerId', '=', context.partner.id)
    .where('endDate', '>=', from)
    .where('startDate', '<=', to)
    .orderBy('startDate')
    .orderBy('id')
    .select('id')
    .execute();
  return readRows<ScheduleRow>(
    context,
    'schedule',
    found.map(({ id }) => id),
  );
}
