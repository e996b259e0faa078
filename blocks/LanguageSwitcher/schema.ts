import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';

/** Language switcher (SPEC section 4). Its languages are the partner's, or the site document's own list. */
export const schema = z.strictObject({
  display: z
    .enum(['name', 'code', 'icon'])
    .default('name')
    .describe('How the current language is shown: 한국어, KO, or only a globe.'),
  isOnPhones: z
    .boolean()
    .default(false)
    .describe(
      'Also shown on phones, as a globe. Their header has no room for it, and their menu lists the languages.',
    ),
});

export const meta: BlockMeta = {
  label: { ko: '언어 선택', en: 'Language switcher', ja: '言語切替', zh: '语言切换' },
  description: 'Links to this page in the other languages. Hidden if there are none.',
  category: 'control',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
  places: ['control'],
  provides: ['languages'],
};
