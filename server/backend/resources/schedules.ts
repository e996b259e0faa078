import type { CallParams, CallResponse } from '#schemas/api/calls.ts';
import type { CallContext } from '../http/context.ts';
import { pageOf, withRows } from './content.ts';

/** Exceptions to the weekly hours that touch the days from `from` to `to`, in order of date. */
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
