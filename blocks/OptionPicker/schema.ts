import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { productEvent, productOption } from '#schemas/api/products.ts';
import { currency } from '#schemas/currency.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { action, boundText } from '#schemas/layout/parts.ts';
import { id, languageCode } from '#schemas/primitives.ts';

const treatment = z.object({
  id,
  name: z.string(),
  languageCode,
  currency: currency.optional(),
  options: z.array(productOption),
});

/**
 * The treatment is bound (`{ "$bind": "page.product.row.options" }`), not read as a source: an island's data is sent to
 * the browser, and this one needs little of a treatment. The treatments of an event are bound as a whole (`{ "$bind":
 * "page.exhibition.row.products" }`). Without `reserve` it links to the contact page.
 */
export const schema = z.strictObject({
  title: boundText.optional(),
  productId: bindable(id).optional(),
  productName: bindable(z.string()).optional(),
  /** The language of the names. */
  languageCode: bindable(languageCode).optional(),
  currency: bindable(currency).optional(),
  options: bindable(z.array(productOption)).optional(),
  treatments: bindable(z.array(treatment))
    .optional()
    .describe('Several treatments to pick from, those of an event, instead of one.'),
  event: bindable(productEvent.nullable()).optional(),
  reserve: action.optional(),
  variant: z.enum(['panel', 'plain']).default('panel'),
});

export const meta: BlockMeta = {
  label: { ko: '옵션 선택', en: 'Option picker', ja: 'オプション選択', zh: '选择方案' },
  description:
    'Selectable options of a treatment, or of all treatments of an event, with the estimated price and a reserve button.',
  category: 'product',
  version: 1,
  hydrate: 'visible',
  sources: [],
  slots: {},
  places: ['picker'],
  sharedMessages: ['price', 'product'],
  facts: ['config.hasPriceView', 'config.isIncludeVat', 'config.vatRate'],
};
