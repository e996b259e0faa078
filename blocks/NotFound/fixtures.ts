import type { Fixtures } from '#blocks/_ui/fixtures.ts';

export const fixtures = {
  default: { data: {}, path: '/nowhere' },
  minimal: { data: { variant: 'plain' }, path: '/nowhere' },
  extreme: { data: { seconds: 0 }, path: '/nowhere' },
} satisfies Fixtures;
