import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { home, intro } from './small-sites.ts';
import { startWholeSite } from './whole-site.ts';

test('a cached page never reaches the framework; the same page at an address that needs normalizing does', async () => {
  const site = await startWholeSite(home(intro));
  const asked: string[] = [];
  site.addHook('onRequest', async ({ url }) => void asked.push(url));
  const { port } = new URL(await site.listen({ port: 0, host: '127.0.0.1' }));
  // Through its port: `inject` would bypass the cache, which answers first.
  const visit = async (path: string) => {
    asked.length = 0;
    const options = { host: '127.0.0.1', port, path, headers: { host: 'han.localhost' }, agent: false };
    const [response] = (await once(get(options), 'response')) as [IncomingMessage];
    return { status: response.statusCode, body: await text(response), asked: [...asked] };
  };
  const first = await visit('/');
  expect([first.status, first.asked]).toEqual([200, ['/']]);
  // On a busy machine a source may be late for the first page, which is then not cached.
  const cached = await vi.waitFor(
    async () => {
      const again = await visit('/');
      expect(again.asked).toEqual([]);
      return again;
    },
    { timeout: 20_000, interval: 100 },
  );
  expect([cached.status, cached.body]).toEqual([200, expect.stringContaining('첫 화면')]);
  // Tracking parameters are ignored; other unknown parameters are normalized by the framework's side.
  expect(await visit('/?utm_source=a')).toEqual(cached);
  expect(await visit('/?y=1')).toEqual({ ...cached, asked: ['/?y=1'] });
});
