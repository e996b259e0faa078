import { expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';

type Parameter = { name: string; in: string; required: boolean; schema: Record<string, unknown> };
type Operation = { parameters: Parameter[]; requestBody?: object; responses: Record<string, object> };
const document = openApiDocument() as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { required?: string[] }> };
};

test.each([
  'GET /customer/global/events',
  'GET /customer/global/product-categories',
  'GET /customer/global/product-categories/{productCategoryId}',
  'GET /customer/global/products',
  'GET /customer/global/products/{productId}',
  'GET /customer/global/shorten-url',
  'GET /customer/global/brandings/{id}',
  'GET /customer/global/exhibitions',
  'GET /customer/global/exhibitions/{id}',
  'GET /customer/global/global-exhibition-products',
  'GET /customer/global/faqs',
  'GET /customer/global/faqs/{id}',
  'GET /customer/global/notices',
  'GET /customer/global/notices/{id}',
  'GET /customer/global/page',
  'GET /customer/global/popups',
  'GET /customer/global/partner-employees',
  'GET /customer/global/partner-employees/weekly-schedules',
  'GET /customer/global/info',
  'GET /customer/global/schedules',
  'GET /customer/after-notices',
  'GET /customer/global/notice-board-types/{id}',
  'GET /customer/global/notice-customer-boards',
  'GET /customer/global/notice-customer-boards/{id}',
  'POST /customer/global/notice-customer-boards',
  'PUT /customer/global/notice-customer-boards/{id}',
  'DELETE /customer/global/notice-customer-boards/{id}',
  'POST /customer/global/notice-customer-boards/{id}/private',
  'GET /customer/global/boards',
  'GET /customer/global/boards/{id}',
  'GET /customer/global/term',
])('describes %s of SPEC section 7', (route) => {
  const [method = '', path = ''] = route.split(' ');
  const operation = document.paths[path]?.[method.toLowerCase()];
  expect(operation?.responses['200']).toBeDefined();
  expect(operation?.requestBody !== undefined).toBe(method !== 'GET');
});

test('names in braces are required path parameters and the rest is the query', () => {
  const parameters = document.paths['/customer/global/products/{productId}']?.get?.parameters ?? [];
  const where = Object.fromEntries(
    parameters.map(({ name, in: place, required }) => [name, [place, required]]),
  );
  expect(where).toEqual({
    productId: ['path', true],
    languageCode: ['query', false],
    eventId: ['query', false],
    origin: ['header', true],
  });
});

test('a param with a default need not be sent, and a list of ids is comma-separated', () => {
  const parameters = document.paths['/customer/global/products']?.get?.parameters ?? [];
  expect(parameters.find(({ name }) => name === 'page')).toMatchObject({
    required: false,
    schema: { default: 1 },
  });
  expect(parameters.find(({ name }) => name === 'ids')).toMatchObject({
    explode: false,
    schema: { type: 'array' },
  });
});

test('markup has the format html', () => {
  expect(JSON.stringify(document.components.schemas.NoticeResponse)).toContain('"format":"html"');
});

test('every reference points to a schema of the document', () => {
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  for (const [, name = ''] of references) expect(document.components.schemas).toHaveProperty(name);
});

test('every write documents its idempotency key and its failures', () => {
  const board = '/customer/global/notice-customer-boards';
  const writes = [
    document.paths[board]?.post,
    document.paths[`${board}/{id}`]?.put,
    document.paths[`${board}/{id}`]?.delete,
  ];
  for (const write of writes) {
    const key = write?.parameters.find(({ name }) => name === 'idempotency-key');
    expect(key).toMatchObject({ in: 'header', required: false, schema: { minLength: 8, maxLength: 128 } });
    expect(write?.responses['200']).toMatchObject({
      headers: { 'idempotency-replayed': { required: false } },
    });
    expect(Object.keys(write?.responses ?? {})).toEqual(expect.arrayContaining(['401', '409', '422', '429']));
  }
  const read = document.paths[board]?.get;
  expect(read?.parameters.map(({ name }) => name)).not.toContain('idempotency-key');
  expect(Object.keys(read?.responses ?? {})).not.toContain('422');
});
