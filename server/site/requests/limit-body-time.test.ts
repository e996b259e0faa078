import { type AddressInfo, connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowSlowBody } from './limit-body-time.ts';
import { openHttpServer } from './open-http-server.ts';

const times = { most: 300, period: 300, leastBytes: 1_000 };
const server = openHttpServer(
  (request, response) => {
    if (request.url === '/known') allowSlowBody(request);
    if (request.url === '/refused') response.writeHead(413, { connection: 'keep-alive' }).end();
    let bytes = 0;
    request.on('error', () => {});
    request.on('data', (chunk) => {
      bytes += chunk.length;
    });
    request.on('end', () => !response.headersSent && response.end(`${bytes} bytes`));
  },
  () => {},
  times,
);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

/** Sends a body of 16,000 bytes in parts, one every 50 ms. Returns the answer, and how long it took. */
async function send(path: string, partBytes: number) {
  const began = performance.now();
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(`PUT ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 16000\r\n\r\n`);
  for (let sent = 0; sent < 16_000 && !socket.destroyed; sent += partBytes) {
    socket.write('x'.repeat(Math.min(partBytes, 16_000 - sent)));
    await setTimeout(50);
  }
  await closed;
  return { answer, ms: performance.now() - began };
}

test('a body that is late is cut off, however steadily it arrives', async () => {
  expect((await send('/', 8_000)).answer).toContain('16000 bytes');
  const { answer, ms } = await send('/', 500);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(ms).toBeLessThan(1_200);
});

test('a known sender has more time as long as enough arrives', async () => {
  const { answer, ms } = await send('/known', 500);
  expect(answer).toContain('16000 bytes');
  expect(ms).toBeGreaterThan(1_500);
  expect((await send('/known', 10)).answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('the rest of a refused body has no more time either', async () => {
  const { answer, ms } = await send('/refused', 10);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(ms).toBeLessThan(1_200);
});
