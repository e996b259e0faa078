import { longHeading, pictureFixture } from '#blocks/_ui/content-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';

export const fixtures = {
  default: {
    data: { image: pictureFixture('map', { ko: '병원 주변 약도', en: 'Map of the surroundings' }) },
    pageKey: '/introduce/space',
    path: '/introduce/space',
  },
  minimal: { data: { showWays: false } },
  extreme: { data: { ...longHeading, variant: 'stacked', tone: 'alt' } },
} satisfies Fixtures;
