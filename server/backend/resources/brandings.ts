import type { CallParams, CallResponse } from '#schemas/api/calls.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { pageOf, readEntry, withRows } from './content.ts';

/** Lists story pages in order. */
export async function brandings(
  context: CallContext,
  params: CallParams<'brandings'>,
): Promise<CallResponse<'brandings'>> {
  const found = context.db.selectFrom('brandings').where('partnerId', '=', context.partner.id);
  const page = await pageOf(found, (query) => query.select('id').orderBy('weight').orderBy('id'), params);
  return withRows(context, 'branding', page);
}

export async function branding(
  context: CallContext,
  { id }: CallParams<'branding'>,
): Promise<CallResponse<'branding'>> {
  return { row: await readEntry(context, 'branding', id, 'BRANDING_NOT_FOUND') };
}
