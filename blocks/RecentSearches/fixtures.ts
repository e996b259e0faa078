import type { Fixtures } from '#blocks/_ui/fixtures.ts';

const page = { data: {}, pageKey: '/search', path: '/search' };

export const fixtures = { default: page, minimal: page, extreme: page } satisfies Fixtures;
