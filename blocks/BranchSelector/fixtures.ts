import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';

export const fixtures = {
  default: { data: {} },
  minimal: { data: { display: 'cards' } },
  extreme: { data: { display: 'cards', title: longWords, description: longWords, tone: 'alt' } },
} satisfies Fixtures;
