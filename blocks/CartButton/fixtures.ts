import type { Fixtures } from '#blocks/_ui/fixtures.ts';

export const fixtures = {
  default: { data: {} },
  minimal: { data: {} },
  extreme: {
    data: {
      url: 'https://reservation.bomnal.example/a/very/long/address?with=many&parameters=yes',
      productsUrl: '/products/category/pick',
    },
  },
} satisfies Fixtures;
