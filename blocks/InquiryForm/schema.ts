import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { headingFields } from '#schemas/layout/parts.ts';

/**
 * `shown`: only if the partner uses no reservation widget, or always. `done` (`{ "$bind": "query.done" }`) confirms
 * that an inquiry was received.
 */
export const schema = z.strictObject({
  ...headingFields,
  shown: z.enum(['withoutWidget', 'always']).default('withoutWidget'),
  done: bindable(z.string()).optional(),
  tone: z.enum(['plain', 'alt']).default('plain'),
});

export const meta: BlockMeta = {
  label: { ko: '예약 문의', en: 'Inquiry form', ja: 'お問い合わせフォーム', zh: '咨询表单' },
  description: 'A form to request a call back; it works without JavaScript.',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
};
