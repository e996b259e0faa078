import { longHeading } from '#blocks/_ui/content-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';

export const fixtures = {
  default: {
    data: { title: { ko: '상담 안내', en: 'Contact us' } },
    pageKey: '/cscenter/contact',
    path: '/cscenter/contact',
  },
  minimal: { data: { channels: ['visit'] } },
  extreme: { data: { ...longHeading, variant: 'rows', tone: 'dark' } },
} satisfies Fixtures;
