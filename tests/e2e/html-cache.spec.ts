import { expect, test } from '@playwright/test';
import { hostOf, serverUrl } from '#tests/setup/site-url.ts';

// What the front of the server does, seen from outside; the rules of keeping are tested beside the cache.
const host = hostOf('bomnal');
const address = serverUrl('/cscenter/faq');

test.skip(process.env.MARU_E2E_SERVER === 'dev', 'the development server keeps no pages');

test('a page says how long a shared cache may keep it, and answers 304 to who has it', async ({
  request,
}) => {
  // Again and again: between two requests another test may have written what the page shows.
  await expect(async () => {
    const first = await request.get(address, { headers: { host } });
    const { etag = '', 'cache-control': control, vary, 'cache-tag': tags } = first.headers();
    expect(control).toMatch(
      /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+, stale-if-error=86400$/,
    );
    expect(vary).toBe('Accept-Encoding');
    expect(tags).toContain('site:bomnal');
    expect(tags).toContain('source:faqs');
    const again = await request.get(address, { headers: { host, 'if-none-match': etag } });
    expect(again.status()).toBe(304);
    expect(await again.body()).toHaveLength(0);
  }).toPass();
});

test('a page comes in the encoding that is taken, and HEAD brings its headers alone', async ({ request }) => {
  const encodingOf = async (accepted: string) =>
    (await request.get(address, { headers: { host, 'accept-encoding': accepted } })).headers()[
      'content-encoding'
    ];
  expect(await encodingOf('gzip, br')).toBe('br');
  expect(await encodingOf('gzip')).toBe('gzip');
  expect(await encodingOf('identity')).toBeUndefined();
  const head = await request.head(address, { headers: { host } });
  expect(head.status()).toBe(200);
  expect(await head.body()).toHaveLength(0);
});

test('what a visitor invents behind the question mark is the same page', async ({ request }) => {
  const plain = await request.get(address, { headers: { host } });
  const invented = await request.get(`${address}?utm_source=x&y=1`, { headers: { host } });
  expect(invented.headers().etag).toBe(plain.headers().etag);
});

test('a preview says what making it took, and a page for visitors does not', async ({ request }) => {
  const timing = async (url: string) =>
    (await request.get(url, { headers: { host } })).headers()['server-timing'];
  expect(await timing(`${address}?preview`)).toMatch(
    /^(?=.*\bresolve;dur=\d)(?=.*\bload-faqs;dur=\d)(?=.*\brender;dur=\d).*\btotal;dur=\d/,
  );
  expect(await timing(address)).toBeUndefined();
});

test('a preview is kept by nobody in front either', async ({ request }) => {
  const preview = await request.get(`${address}?preview`, { headers: { host } });
  expect(preview.headers()['cache-control']).toBe('private, no-store');
});

test('only who has the key of the application may purge', async () => {
  const purge = (headers: Record<string, string>) =>
    fetch(serverUrl('/_maru/purge'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ tags: ['site:bomnal'] }),
    });
  expect((await purge({})).status).toBe(401);
  expect((await purge({ 'app-key': 'guess' })).status).toBe(401);
});
