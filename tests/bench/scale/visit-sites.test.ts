import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { visitSites } from './visit-sites.ts';

test('every host is visited once over the given connections, each from its own address, and bad answers are counted', async () => {
  const asked: string[] = [];
  const addresses = new Set<unknown>();
  const server = createServer(({ headers }, response) => {
    asked.push(headers.host ?? '');
    addresses.add(headers['x-forwarded-for']);
    const body = 'x'.repeat(200_000);
    response.writeHead(headers.host === 'b' ? 503 : 200, { 'content-length': body.length }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const hosts = ['a', 'b', 'c', 'd', 'e'];
  const { port } = server.address() as AddressInfo;
  const visits = await visitSites({ port, nextHost: () => hosts.pop(), connections: 2 });
  expect(asked.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect([...addresses].toSorted()).toEqual(['192.0.2.0', '192.0.2.1']);
  expect(visits).toMatchObject({ count: 5, bad: 1 });
  expect(visits.first.min).toBeLessThanOrEqual(visits.p50);
});
