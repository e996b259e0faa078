import type { CallParams, CallResponse } from '#schemas/api/calls.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { readEntry } from './content.ts';

/** Returns partner, marketing and config in one answer. */
export async function info(context: CallContext, _params: CallParams<'info'>): Promise<CallResponse<'info'>> {
  return { row: await readEntry(context, 'info', context.partner.id, 'NOT_FOUND') };
}
