import type { CallParams, CallResponse } from '#schemas/api/calls.ts';
import type { MedicalChargeRow } from '#schemas/api/medical-charges.ts';
import type { HomepageConfig } from '#schemas/site/homepage-config.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { notFound } from '#server/backend/context/refusal.ts';
import { pageOf, readEntry, textsOf, withRows } from './content.ts';

/** Data about the whole list, stored as entry 0. */
export type MedicalChargesFrame = Pick<CallResponse<'medicalCharges'>, 'currency' | 'updatedAt' | 'notice'>;

/**
 * Lists the charges that insurance does not cover. The law requires this list, so it ignores `hasPriceView`; only
 * `useMedicalCharge` matters (SPEC section 3).
 */
export async function medicalCharges(
  context: CallContext,
  params: CallParams<'medicalCharges'>,
): Promise<CallResponse<'medicalCharges'>> {
  type Facts = { config: Pick<HomepageConfig, 'useMedicalCharge'> };
  const { config } = await readEntry<Facts>(context, 'info', context.partner.id, 'NOT_FOUND');
  if (!config.useMedicalCharge) throw notFound();
  const frame = await readEntry<MedicalChargesFrame>(context, 'medicalCharge', 0, 'NOT_FOUND');
  const found = textsOf(context, 'medicalCharge').where('entryId', '>', 0);
  const page = await pageOf(found, (query) => query.select('entryId as id').orderBy('entryId'), params);
  return { ...(await withRows<MedicalChargeRow>(context, 'medicalCharge', page)), ...frame };
}
