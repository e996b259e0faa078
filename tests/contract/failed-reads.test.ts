import { afterEach, beforeEach, expect, test } from 'vitest';
import { unknownErrorMessage } from '#engine/api/failure.ts';
import { openSiteHarness } from './site-harness.ts';

let site: Awaited<ReturnType<typeof openSiteHarness>>;
// Each test starts with empty caches: a cached answer would hide a failure.
beforeEach(async () => {
  site = await openSiteHarness();
});
afterEach(() => site.close());

/** Whether a page contains a text. A failed assertion on the page itself would print all of it. */
const has = (body: string, part: string) => body.includes(part);

const global = '/customer/global';
const notice = (message: string) =>
  `<div class="Ui-readNotice" role="status" data-read-failed><p${message === unknownErrorMessage ? ' lang="ko"' : ''}>${message}</p></div>`;

test.each([
  ['/cscenter/faq', 'faqs', 401],
  ['/cscenter/faq', 'faqs', 500],
  ['/cscenter/notice', 'notices', 500],
  ['/exhibitions', 'exhibitions', 403],
])(
  '%s shows what went wrong if its %s answer %s, and offers to try again; it is not cached',
  async (path, call, status) => {
    site.refused.set(`${global}/${call}`, status);
    const failed = await site.ask(path);
    expect([failed.status, failed.caching, failed.etag]).toEqual([200, 'no-cache', undefined]);
    expect(has(failed.body, notice(`refused with ${status}`))).toBe(true);
    expect(has(failed.body, '이 부분을 불러오지 못했습니다.')).toBe(true);
    expect(new RegExp(`<a class="Ui-button[^>]* href="${path}">다시 시도</a>`).test(failed.body)).toBe(true);
    const payload = JSON.parse((await site.ask(`/_maru/page?path=${path}`)).body) as { body: string };
    expect(has(payload.body, notice(`refused with ${status}`))).toBe(true);
    site.refused.clear();
    const whole = await site.ask(path);
    expect([whole.status, whole.caching?.split(',')[0]]).toEqual([200, 'public']);
    expect(/refused with \d|Ui-failedRead"|Ui-readNotice"/.exec(whole.body)?.[0]).toBeUndefined();
  },
);

test.each([404, 409, 410])('an answer of %s shows no notice', async (status) => {
  site.refused.set(`${global}/faqs`, status);
  const { status: answered, body } = await site.ask('/cscenter/faq');
  expect(answered).toBe(200);
  expect(/refused with \d|Ui-failedRead"|Ui-readNotice"/.exec(body)?.[0]).toBeUndefined();
});

test('an invalid answer of the backend is shown as the unknown error, and only the log has the details', async () => {
  site.refused.set(`${global}/faqs`, 200);
  const { body } = await site.ask('/cscenter/faq');
  expect(has(body, notice(unknownErrorMessage))).toBe(true);
  expect(/\[data\]|expected/.exec(body)?.[0]).toBeUndefined();
});

test('the notice is in the language of the page and appears once for several failed reads', async () => {
  for (const call of ['faqs', 'notices', 'products', 'exhibitions'])
    site.refused.set(`${global}/${call}`, 500);
  const { body } = await site.ask('/en');
  expect(body.match(/refused with 500/g)).toHaveLength(1);
  expect(has(body, 'This part could not be loaded.')).toBe(true);
  expect(has(body, 'href="/en">Try again</a>')).toBe(true);
});

test.each([
  [403, 403, undefined],
  [401, 403, undefined],
  [500, 503, '5'],
])(
  'a product for which the backend answers %s is a page of the site with the status %s',
  async (status, answered, again) => {
    site.refused.set(`${global}/products/1`, status);
    const failed = await site.ask('/products/1');
    expect([failed.status, failed.caching, failed.retryAfter]).toEqual([
      answered,
      'private, no-store',
      again,
    ]);
    expect(has(failed.body, notice(`refused with ${status}`))).toBe(true);
    expect(has(failed.body, 'href="/products/1">다시 시도</a>')).toBe(true);
    expect(/<header.*<footer/s.test(failed.body)).toBe(true);
    expect(has(failed.body, '<meta name="robots" content="noindex')).toBe(true);
    site.refused.clear();
    expect((await site.ask('/products/1')).status).toBe(200);
  },
);

test('a product with a conflict is not found, without a notice', async () => {
  site.refused.set(`${global}/products/1`, 409);
  const { status, body } = await site.ask('/products/1');
  expect([status, body.includes('refused with 409')]).toEqual([404, false]);
});

test.each([undefined, 'jane'])(
  'a short address that leads nowhere shows the site’s own page, uncached (login: %s)',
  async (login) => {
    const { status, caching, body } = await site.ask('/s/gone1234', login);
    expect([status, caching]).toEqual([404, 'private, no-store']);
    expect(/<header.*<footer/s.test(body)).toBe(true);
    expect(has(body, '<meta name="robots" content="noindex')).toBe(true);
  },
);

test('a login that the backend rejects for a product ends, and the page shows a notice', async () => {
  site.refused.set(`${global}/products/1`, 403);
  const { status, body, cookies } = await site.ask('/products/1', 'jane');
  expect(status).toBe(403);
  expect(cookies).toContain('login-ended=1; Max-Age=60; Path=/');
  expect(body).toContain('<noscript><div class="Ui-readNotice" role="status"><p>로그인 시간이 만료');
  expect(has(body, notice('refused with 403'))).toBe(true);
});
