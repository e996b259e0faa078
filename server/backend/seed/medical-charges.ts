import type { MedicalChargeRow } from '#schemas/api/medical-charges.ts';
import type { MedicalChargesFrame } from '../resources/medical-charges.ts';
import { type Seeding, seedTexts } from './seeding.ts';

/** The list of what insurance does not cover; entry 0 is what stands around it. */
export async function seedMedicalCharges(seeding: Seeding): Promise<void> {
  const { content } = seeding;
  const { rows, updatedAt = null, notice } = content['medical-charges'];
  const frame = { id: 0, notice };
  await seedTexts<typeof frame, MedicalChargesFrame>(
    seeding,
    'medicalCharge',
    [frame],
    (_frame, { say }) => ({
      row: { currency: content.partner.currency, updatedAt, notice: say(notice) },
    }),
  );
  // Entries stand in the order of the file.
  const ordered = rows.map((charge, index) => ({ ...charge, chargeId: charge.id, id: index + 1 }));
  await seedTexts(seeding, 'medicalCharge', ordered, (charge, { languageCode, say }) => {
    const [minPrice, maxPrice] =
      typeof charge.price === 'number' ? [charge.price, charge.price] : charge.price;
    const row: MedicalChargeRow = {
      id: charge.chargeId,
      languageCode,
      kind: charge.kind,
      name: say(charge.name),
      unit: say(charge.unit),
      minPrice,
      maxPrice,
      vat: charge.vat,
      includesMaterial: charge.includesMaterial,
      includesMedicine: charge.includesMedicine,
      note: say(charge.note),
    };
    return { row };
  });
}
