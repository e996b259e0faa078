import { expect, test } from 'vitest';
import { type Call, pathParamNames } from './call.ts';
import { calls } from './calls.ts';

const table = Object.entries<Call>(calls);

test('every call is filed under its own name', () => {
  for (const [key, call] of table) expect(call.name).toBe(key);
});

test('no two calls share method and path', () => {
  const routes = table.map(([, call]) => `${call.method} ${call.path}`);
  expect(new Set(routes).size).toBe(routes.length);
});

// The table of SPEC section 7. The path of a creation is our own choice.
const specified = `
  GET /customer/global/events
  GET /customer/global/product-categories
  GET /customer/global/product-categories/{}
  GET /customer/global/products
  GET /customer/global/products/{}
  GET /customer/global/shorten-url
  GET /customer/global/brandings/{}
  GET /customer/global/exhibitions
  GET /customer/global/exhibitions/{}
  GET /customer/global/global-exhibition-products
  GET /customer/global/faqs
  GET /customer/global/faqs/{}
  GET /customer/global/notices
  GET /customer/global/notices/{}
  GET /customer/global/page
  GET /customer/global/popups
  GET /customer/global/partner-employees
  GET /customer/global/partner-employees/weekly-schedules
  GET /customer/global/info
  GET /customer/global/schedules
  GET /customer/after-notices
  GET /customer/global/notice-board-types/{}
  GET /customer/global/notice-customer-boards
  GET /customer/global/notice-customer-boards/{}
  POST /customer/global/notice-customer-boards
  PUT /customer/global/notice-customer-boards/{}
  DELETE /customer/global/notice-customer-boards/{}
  POST /customer/global/notice-customer-boards/{}/private
  GET /customer/global/boards
  GET /customer/global/boards/{}
  GET /customer/global/term
`
  .trim()
  .split(/\n\s*/);

test('the calls of the specification exist, each with its method and path', () => {
  const routes = table.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
  expect(routes).toEqual(expect.arrayContaining(specified));
  for (const [, { method, body }] of table) if (method === 'GET') expect(body).toBeUndefined();
  for (const call of [calls.customerBoardUpdate, calls.customerBoardDelete, calls.customerBoardPrivate])
    expect(Object.keys(call.body.shape), call.name).toContain('password');
  expect(Object.keys(calls.popups.response.shape)).toContain('rows');
  expect(Object.keys(calls.info.response.shape)).toContain('row');
});

test('every name in a path is a required param, and every call with texts has a language param', () => {
  for (const [name, call] of table) {
    for (const param of pathParamNames(call.path))
      expect(Object.keys(call.params.shape), name).toContain(param);
    if (name !== 'shortenUrl') expect(Object.keys(call.params.shape), name).toContain('languageCode');
  }
});

test('a query is read from text and gets its defaults', () => {
  const query = { languageCode: 'ja', page: '2', ids: '3,1', keyword: ' 肌 ' };
  expect(calls.products.params.parse(query)).toEqual({
    languageCode: 'ja',
    page: 2,
    limit: 20,
    sort: 'recommended',
    ids: [3, 1],
    keyword: '肌',
  });
});

test.each([
  { page: '0' },
  { page: '' },
  { page: 'two' },
  { limit: '101' },
  { ids: '1,x' },
  { ids: '' },
  { sort: 'cheap' },
  { languageCode: 'fr' },
  { categoryId: '1.5' },
])('the query %j is refused', (query) => {
  expect(calls.products.params.safeParse(query).success).toBe(false);
});

test('a short address is either made or resolved', () => {
  const { params } = calls.shortenUrl;
  expect(params.safeParse({ url: '/products/1' }).success).toBe(true);
  expect(params.safeParse({ code: 'aB3_x' }).success).toBe(true);
  expect(params.safeParse({}).success).toBe(false);
  expect(params.safeParse({ url: '/', code: 'aB3_x' }).success).toBe(false);
  expect(params.safeParse({ url: 'javascript:alert(1)' }).success).toBe(false);
});

test('an invalid marketing link reads as null, and unknown facts are dropped', () => {
  const { marketing, config } = calls.info.response.shape.row.shape;
  const parsed = marketing.parse({
    partnerId: 1,
    youtubeUrl: 'javascript:alert(1)',
    gtmId: 'GTM-ABC1',
    more: 1,
  });
  expect(parsed).toMatchObject({ youtubeUrl: null, gtmId: 'GTM-ABC1', ga4Id: null });
  expect(parsed).not.toHaveProperty('more');
  expect(config.parse({ more: 1 })).not.toHaveProperty('more');
});
