import { z } from 'zod';
import { medicalChargeKind, medicalChargeVat } from '../api/medical-charges.ts';
import { id, isoDate, localized, localizedHtml } from '../primitives.ts';
import { rowsOf, schemaLine } from './common.ts';

const price = z.int().nonnegative();

/** An item that insurance does not cover. `price`: one price, or a minimum and a maximum. */
const medicalChargeContent = z.strictObject({
  id,
  kind: medicalChargeKind.default('treatment'),
  name: localized,
  unit: localized.optional(),
  price: z.union([
    price,
    z.tuple([price, price]).refine(([least, most]) => least <= most, 'the minimum exceeds the maximum'),
  ]),
  vat: medicalChargeVat.default('included'),
  includesMaterial: z.boolean().default(true),
  includesMedicine: z.boolean().default(true),
  note: localized.optional(),
});

export const medicalChargesFile = z.strictObject({
  ...schemaLine,
  updatedAt: isoDate.optional(),
  notice: localizedHtml.optional(),
  rows: rowsOf(medicalChargeContent),
});
