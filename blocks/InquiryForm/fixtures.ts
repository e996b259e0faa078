import { longHeading } from '#blocks/_ui/content-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';

const page = { pageKey: '/cscenter/contact', path: '/cscenter/contact' };

export const fixtures = {
  default: { data: {}, ...page },
  minimal: { data: { done: 'inquired' }, ...page },
  extreme: { data: { ...longHeading, tone: 'alt', shown: 'always' }, ...page },
} satisfies Fixtures;
