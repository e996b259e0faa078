import type { MedicalChargeRow } from '#schemas/api/medical-charges.ts';
import type { MedicalChargesFrame } from '../resources/medical-charges.ts';
import { type Seeding, seedTexts } from './seeding.ts';

/** Seeds the list of charges that insurance does not cover; entry 0 holds the data about the whole list. */
export async function seedMedicalCharges(seeding: Seeding): Promise<void> {
  const { content } = seeding;
  const { rows, updatedAt = null, notice } = content['medical-charges'];
  const frame = { id: 0, notice };
  await seedTexts<typeof frame, MedicalChargesFrame>(
    seeding,
    'medicalCharge',
    [frame],
    (_frame, { localize }) => ({
      row: { currency: content.partner.currency, updatedAt, notice: localize(notice) },
    }),
  );
  // Entries are in the order of the file.
  const ordered = rows.map((charge, index) => ({ ...charge, chargeId: charge.id, id: index + 1 }));
  await seedTexts(seeding, 'medicalCharge', ordered, (charge, { languageCode, localize }) => {
    const [minPrice, maxPrice] =
      typeof charge.price === 'number' ? [charge.price, charge.price] : charge.price;
    const row: MedicalChargeRow = {
      id: charge.chargeId,
      languageCode,
      kind: charge.kind,
      name: localize(charge.name),
      unit: localize(charge.unit),
      minPrice,
      maxPrice,
      vat: charge.vat,
      includesMaterial: charge.includesMaterial,
      includesMedicine: charge.includesMedicine,
      note: localize(charge.note),
    };
    return { row };
  });
}
