import { exhibitionsFixture, extremeExhibitions } from '#blocks/_ui/exhibition-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';

const page = { pageKey: '/exhibitions', path: '/exhibitions' };

export const fixtures = {
  default: { data: {}, source: exhibitionsFixture(), ...page },
  minimal: { data: {}, source: { rows: [], count: 0, page: 1, limit: 20 }, ...page },
  extreme: { data: { layout: 'rows' }, source: extremeExhibitions(), ...page },
} satisfies Fixtures;
