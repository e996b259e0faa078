import type { CallParams, CallResponse } from '#schemas/api/calls.ts';
import type { PopupRow } from '#schemas/api/popups.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { readRows } from './content.ts';

/** Maximum number of popups that a partner shows at once; no visitor would close more. */
const maxPopups = 50;

/** Lists the running popups in ascending weight. */
export async function popups(
  context: CallContext,
  _params: CallParams<'popups'>,
): Promise<CallResponse<'popups'>> {
  const running = await context.db
    .selectFrom('popups')
    .where('partnerId', '=', context.partner.id)
    .where('startAt', '<=', context.now)
    .where('endAt', '>', context.now)
    .orderBy('weight')
    .orderBy('id')
    .limit(maxPopups)
    .select('id')
    .execute();
  const ids = running.map((popup) => popup.id);
  return { rows: await readRows<PopupRow>(context, 'popup', ids) };
}
