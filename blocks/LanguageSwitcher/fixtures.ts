import type { Fixtures } from '#blocks/_ui/fixtures.ts';

export const fixtures = {
  default: { data: {}, pageKey: '/introduce/staff', path: '/introduce/staff' },
  minimal: { data: { display: 'icon' } },
  extreme: {
    data: { display: 'code', isOnPhones: true },
    pageKey: '/cscenter/boards/{boardTypeId}/detail/{id}',
    path: '/cscenter/boards/2/detail/7',
  },
} satisfies Fixtures;
