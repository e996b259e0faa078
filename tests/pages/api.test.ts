import { expect, test } from 'vitest';
import { ask, originOf } from './ask.ts';

const call = (path: string, asked = {}) => ask('bomnal', `/api/customer/global/${path}`, asked);
const own = { origin: originOf('bomnal'), 'sec-fetch-site': 'same-origin' };

test('a page reads through the site itself, with its own partner and language', async () => {
  const faqs = await call('faqs?languageCode=en');
  expect([faqs.status, JSON.parse(faqs.text).rows[0].languageCode]).toEqual([200, 'en']);
});

test('the API rejects rows and calls that do not exist, other methods and other media types', async () => {
  const gone = await call('faqs/999999');
  expect([gone.status, JSON.parse(gone.text)]).toMatchObject([404, { statusCode: 404 }]);
  const unknown = await call('nothing');
  expect([unknown.status, JSON.parse(unknown.text)]).toMatchObject([404, { message: 'NOT_FOUND' }]);
  expect((await call('faqs', { method: 'POST', headers: own })).status).toBe(405);
  const form = { method: 'POST', body: 'name=x', headers: { ...own, 'content-type': 'text/plain' } };
  expect((await call('notice-customer-boards', form)).status).toBe(415);
});

test.each([
  ['bomnal', '/products/9'],
  ['shirakawa', '/en/brandings/1'],
])('%s shortens %s to an address that redirects back', async (code, path) => {
  const made = await ask(code, `/api/customer/global/shorten-url?url=${encodeURIComponent(path)}`);
  expect(made.status).toBe(200);
  const short = `/s/${JSON.parse(made.text).row.code}`;
  expect(short).toMatch(/^\/s\/[\w-]{4,32}$/);
  const { status, headers } = await ask(code, short);
  expect([status, headers.location]).toEqual([302, path]);
});
