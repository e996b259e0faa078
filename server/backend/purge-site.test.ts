import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { purgeSite } from './purge-site.ts';

/** Starts a site server with a fixed answer, and records its requests. */
async function site(status: number, answer: object) {
  const asked: unknown[] = [];
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    asked.push([request.method, request.url, request.headers['app-key'], body]);
    response.writeHead(status).end(JSON.stringify(answer));
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
