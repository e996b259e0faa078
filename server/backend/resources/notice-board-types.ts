import type { CallParams, CallResponse } from '#schemas/api/calls.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { readEntry } from './content.ts';

/** Returns a board of the clinic or of visitors. */
export async function boardType(
  context: CallContext,
  { id }: CallParams<'boardType'>,
): Promise<CallResponse<'boardType'>> {
  return { row: await readEntry(context, 'boardType', id, 'BOARD_NOT_FOUND') };
}
