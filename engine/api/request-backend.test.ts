import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { AnswerTooLarge, requestBackend } from './request-backend.ts';

async function backend(listener: RequestListener): Promise<URL> {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close().closeAllConnections());
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/path?a=1`);
}

test('the request arrives as sent, and the whole response is returned', async () => {
  const address = await backend(async (request, response) => {
    const sent = (await request.toArray()).join('');
    response.writeHead(404, { etag: '"1"' }).end([request.method, request.url, sent].join(' '));
  });
  for (const method of ['POST', 'DELETE']) {
    const answer = await requestBackend(address, { method, body: '마루', maxBytes: 100 });
    expect(answer).toMatchObject({ status: 404, ok: false, headers: { etag: '"1"' } });
    expect(answer.bytes.toString()).toBe(`${method} /path?a=1 마루`);
  }
});

test('consecutive calls share one connection, whatever their responses', async () => {
  const ports = new Set<number | undefined>();
  const address = await backend(({ socket, url }, response) => {
    ports.add(socket.remotePort);
    if (url === '/none') response.writeHead(304).end();
    else if (url === '/packed') response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'));
    else response.writeHead(500).end('x');
  });
  for (const path of ['/none', '/packed', '/bad', '/none'])
    await requestBackend(new URL(path, address), { maxBytes: 10 });
  expect(ports.size).toBe(1);
});

test('a read is retried when the backend closes a reused connection, a write is not', async () => {
  let asked = 0;
  const address = await backend(({ socket }, response) => {
    asked += 1;
    // Every second request on a connection finds it closed.
    if (asked % 2 === 0) socket.resetAndDestroy();
    else response.end(String(asked));
  });
  const ask = async (method: string) =>
    String((await requestBackend(address, { method, maxBytes: 10 })).bytes);
  expect([await ask('GET'), await ask('GET')]).toEqual(['1', '3']);
  expect(await ask('HEAD')).toBe('');
  await expect(ask('POST')).rejects.toThrow('ECONNRESET');
});

test('a response is read up to its limit and refused beyond it, compressed or not', async () => {
  const text = 'x'.repeat(1000);
  const address = await backend(({ url }, response) => {
    if (url === '/plain') response.end(text);
    else response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(text));
  });
  for (const path of ['/plain', '/packed']) {
    const { bytes } = await requestBackend(new URL(path, address), { maxBytes: 1000 });
    expect(bytes.toString()).toBe(text);
    await expect(requestBackend(new URL(path, address), { maxBytes: 999 })).rejects.toThrow(AnswerTooLarge);
  }
});

test('a redirect, a protocol switch, a truncated response and an aborted call are errors', async () => {
  const hanging = new AbortController();
  const address = await backend(({ url }, response) => {
    if (url === '/moved') response.writeHead(302, { location: '/elsewhere' }).end('moved');
    else if (url === '/other') response.writeHead(101, { connection: 'upgrade', upgrade: 'other' }).end();
    else response.writeHead(200, { 'content-length': 10 }).write('half');
    if (url === '/broken') setImmediate(() => response.destroy());
    if (url === '/hanging') hanging.abort();
  });
  const ask = (path: string, signal?: AbortSignal) =>
    requestBackend(new URL(path, address), { maxBytes: 100, ...(signal && { signal }) });
  await expect(ask('/moved')).rejects.toThrow(
    /^\[api\] http:\/\/127\.0\.0\.1:\d+ redirected; redirects of the backend are not followed$/,
  );
  await expect(ask('/other')).rejects.toThrow(/\d has no answer$/);
  await expect(ask('/broken')).rejects.toThrow('aborted');
  await expect(ask('/hanging', hanging.signal)).rejects.toThrow('abort');
  await expect(ask('/hanging', AbortSignal.abort())).rejects.toThrow('abort');
  await expect(requestBackend(new URL('http://127.0.0.1:1/'), { maxBytes: 1 })).rejects.toThrow(
    'ECONNREFUSED',
  );
});
