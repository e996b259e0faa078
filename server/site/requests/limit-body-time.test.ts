import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { allowSlowBody, type BodyTimes, limitBodyTime } from './limit-body-time.ts';
import { openHttpServer } from './open-http-server.ts';

const times: BodyTimes = { most: 15_000, period: 20_000, leastBytes: 1_000 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A request whose body arrives as the test sets it. */
function receive({ isKnown = false, headersSent = false } = {}) {
  const socket = { bytesRead: 200, destroyed: false, write: vi.fn(), destroySoon: vi.fn() };
  const request = { headers: { 'content-length': '16000' }, complete: false, socket };
  const response = Object.assign(new EventEmitter(), { headersSent });
  if (isKnown) allowSlowBody(request as unknown as IncomingMessage);
  limitBodyTime(request as unknown as IncomingMessage, response as unknown as ServerResponse, times);
  const arrive = (bytes: number, ms: number) => {
    socket.bytesRead += bytes;
    vi.advanceTimersByTime(ms);
  };
  const isClosed = () => socket.destroySoon.mock.calls.length > 0;
  return { request, response, socket, arrive, isClosed };
}

test('a body that is late is cut off, however steadily it arrives', () => {
  const { arrive, isClosed, socket } = receive();
  for (let seconds = 1; seconds < 15; seconds += 1) arrive(1_000, 1_000);
  expect(isClosed()).toBe(false);
  arrive(1_000, 1_000);
  expect(isClosed()).toBe(true);
  expect(String(socket.write.mock.calls[0])).toMatch(/^HTTP\/1\.1 408 /);
});

test('a known sender has more time as long as enough arrives', () => {
  const { arrive, isClosed } = receive({ isKnown: true });
  arrive(1_000, 15_000);
  arrive(1_000, 20_000);
  expect(isClosed()).toBe(false);
  arrive(999, 20_000);
  expect(isClosed()).toBe(true);
});

test('a body that is there in time is not cut off', () => {
  const { request, response, arrive, isClosed } = receive();
  request.complete = true;
  response.emit('close');
  arrive(0, 60_000);
  expect(isClosed()).toBe(false);
});

test('the rest of a refused body has no more time either, and no second answer', () => {
  const { arrive, isClosed, socket } = receive({ headersSent: true });
  arrive(10, 15_000);
  expect([isClosed(), socket.write.mock.calls]).toEqual([true, []]);
});

test('the server answers a late body with 408', async () => {
  const server = openHttpServer(
    (request) => void request.on('error', () => {}).resume(),
    () => {},
    times,
  );
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('PUT / HTTP/1.1\r\nhost: a\r\ncontent-length: 16000\r\n\r\nx');
  await once(server, 'request');
  vi.advanceTimersByTime(times.most);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
});
