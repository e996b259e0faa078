import { expect, test } from 'vitest';
import { ask, askForWhole } from './ask.ts';

// The HTML cache as seen from outside; its rules have unit tests.
const address = '/cscenter/faq';
const get = (path: string, headers: Record<string, string> = {}) => askForWhole('bomnal', path, { headers });

test('a page states how long a shared cache may keep it, and answers 304 to its own etag', async () => {
  const { etag = '', 'cache-control': control, vary, 'cache-tag': tags } = (await get(address)).headers;
  expect(control).toMatch(
    /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+, stale-if-error=86400$/,
  );
  expect(vary).toBe('Accept-Encoding');
  expect(tags).toContain('site:bomnal');
  expect(tags).toContain('source:faqs');
  const again = await get(address, { 'if-none-match': etag });
  expect([again.status, again.bytes]).toEqual([304, 0]);
});

test('a page is sent in the requested encoding, and HEAD returns only its headers', async () => {
  const encodingOf = async (accepted: string) =>
    (await get(address, { 'accept-encoding': accepted })).headers['content-encoding'];
  expect(await encodingOf('gzip, br')).toBe('br');
  expect(await encodingOf('gzip')).toBe('gzip');
  expect(await encodingOf('identity')).toBeUndefined();
  const head = await ask('bomnal', address, { method: 'HEAD' });
  expect([head.status, head.bytes]).toEqual([200, 0]);
});

test('unknown parameters do not make another page', async () => {
  expect((await get(`${address}?utm_source=x&y=1`)).headers.etag).toBe((await get(address)).headers.etag);
});

test('a preview states how long it took to make and is not cached; a page for visitors does neither', async () => {
  const preview = (await get(`${address}?preview`)).headers;
  expect(preview['server-timing']).toMatch(
    /^(?=.*\bresolve;dur=\d)(?=.*\bload-faqs;dur=\d)(?=.*\brender;dur=\d).*\btotal;dur=\d/,
  );
  expect(preview['cache-control']).toBe('private, no-store');
  expect((await get(address)).headers['server-timing']).toBeUndefined();
});

test('a purge needs the key of the application', async () => {
  const purge = (headers: Record<string, string>) =>
    ask('bomnal', '/_maru/purge', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ tags: ['site:bomnal'] }),
    });
  expect((await purge({})).status).toBe(401);
  expect((await purge({ 'app-key': 'guess' })).status).toBe(401);
});

test('two partners share no page, even at the same address', async () => {
  const [one, other] = await Promise.all(['bomnal', 'haru'].map((code) => askForWhole(code, address)));
  expect(one?.headers.etag).not.toBe(other?.headers.etag);
  expect(one?.text).toContain('봄날의원');
  expect(one?.text).not.toContain('하루한의원');
  expect(other?.text).toContain('하루한의원');
  expect(other?.text).not.toContain('봄날의원');
});
