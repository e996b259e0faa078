import {
  exhibitionFixture,
  exhibitionsFixture,
  extremeExhibitions,
} from '#blocks/_ui/exhibition-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';

export const fixtures = {
  default: { data: { eyebrow: 'EVENT', layout: 'cards' }, source: exhibitionsFixture() },
  minimal: {
    data: { layout: 'list' },
    source: { rows: [exhibitionFixture(1)], count: 1, page: 1, limit: 6 },
  },
  extreme: {
    data: {
      title: longWords,
      description: longWords,
      layout: 'banner',
      max: 12,
      tone: 'alt',
      align: 'center',
    },
    source: extremeExhibitions(),
  },
} satisfies Fixtures;
