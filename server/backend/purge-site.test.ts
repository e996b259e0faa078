import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './database/open.ts';
import { readEnvironment } from './environment.ts';
import { purgeSite } from './purge-site.ts';
import { siteServices } from './site-services.ts';

/** Starts a site server with a fixed answer, and records its requests. */
async function site(status: number, answer: object, headers: Record<string, string> = {}) {
  const asked: unknown[] = [];
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    asked.push([request.method, request.url, request.headers['app-key'], body]);
    response.writeHead(status, headers).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, appKey: 'key', asked };
}

test('the site is asked to purge the tags', async () => {
  const { asked, ...at } = await site(200, { purged: 1, unreached: [] });
  expect(await purgeSite(at, ['source:customer-board@han'])).toBeUndefined();
  expect(asked).toEqual([['POST', '/_maru/purge', 'key', '{"tags":["source:customer-board@han"]}']]);
});

test('problems are reported', async () => {
  expect(await purgeSite(await site(401, {}), ['x'])).toMatch(/answered 401$/);
  expect(await purgeSite(await site(200, { unreached: ['10.0.0.2'] }), ['x'])).toBe('not reached: 10.0.0.2');
  expect(await purgeSite({ url: 'http://127.0.0.1:1', appKey: 'key' }, ['x'])).toMatch(
    /could not be reached/,
  );
});

test('a redirect is a problem, and its address does not get the key', async () => {
  const { asked, url } = await site(200, { purged: 1, unreached: [] });
  const moved = await site(307, {}, { location: `${url}/_maru/purge` });
  expect(await purgeSite(moved, ['x'])).toMatch(/could not be reached/);
  expect([moved.asked.length, asked.length]).toEqual([1, 0]);
});

test('without SITE_URL the partner’s own address does not get the key, and one warning is logged', async () => {
  const { asked, url } = await site(200, { purged: 1, unreached: [] });
  const db = openDatabase(':memory:');
  onTestFinished(() => db.destroy());
  const warnings: string[] = [];
  const { purge } = siteServices(db, readEnvironment({}), (message) => warnings.push(message));
  const partner = { code: 'han', origin: url };
  await purge(partner, 'customerBoardUpdate');
  await purge(partner, 'customerBoardUpdate');
  expect(asked).toEqual([]);
  expect(warnings).toEqual([
    'The site may still show stale pages of han: SITE_URL is not set, so nothing is purged.',
  ]);
});
