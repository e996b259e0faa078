import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createBackendClient } from './backend-client.ts';
import { unknownErrorMessage } from './failure.ts';

const origin = 'https://raon.example';
let asked: IncomingMessage;
let answer: { status: number; body: string; headers: Record<string, string>; hangs?: boolean };
const server = createServer((request, response) => {
  asked = request;
  if (!answer.hangs) response.writeHead(answer.status, answer.headers).end(answer.body);
});
beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
afterAll(() => void server.close());

const call = (status = 200, body = '{"row":1}', headers: Record<string, string> = {}) => {
  answer = { status, body, headers };
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createBackendClient({ baseUrl, appKey: 'key' });
};
const read = {
  path: '/customer/global/products/{productId}',
  params: { productId: 3, ids: [1, 2], no: undefined },
};

test('every call carries the origin of the site and the app key; a read has a query and no body', async () => {
  expect(await call()({ ...read, origin })).toEqual({ row: 1 });
  expect(asked.url).toBe('/customer/global/products/3?ids=1%2C2');
  expect(asked.headers).toMatchObject({ origin, 'app-key': 'key', accept: 'application/json' });
  expect([asked.method, asked.headers['content-length']]).toEqual(['GET', undefined]);
});

test('the authorization header of a response is added to the data as token', async () => {
  const client = call(201, '{"row":1}', { authorization: 'Bearer x' });
  expect(await client({ ...read, origin })).toEqual({ row: 1, token: 'Bearer x' });
  expect(await call(299)({ ...read, origin })).toEqual({ row: 1 });
});

test('a replayed response is reported as such', async () => {
  const onRepeated = vi.fn();
  await call()({ ...read, origin, onRepeated });
  expect(onRepeated).not.toHaveBeenCalled();
  const repeats = call(200, '{"row":1}', { 'idempotency-replayed': 'true' });
  expect(await repeats({ ...read, origin, onRepeated })).toEqual({ row: 1 });
  expect(onRepeated).toHaveBeenCalledOnce();
});

test('success is 200 to 299: anything else is thrown, a redirect and a lost connection as a 500', async () => {
  const refused = call(409, '{"message":"TAKEN","translatedMessage":"translated"}');
  await expect(refused({ ...read, origin })).rejects.toMatchObject({
    status: 409,
    message: 'translated',
    code: 'TAKEN',
  });
  const moved = call(302, '', { location: '/elsewhere' });
  await expect(moved({ ...read, origin })).rejects.toMatchObject({
    status: 500,
    message: unknownErrorMessage,
  });
  const lost = createBackendClient({ baseUrl: 'http://127.0.0.1:1', appKey: 'key' });
  await expect(lost({ ...read, origin })).rejects.toMatchObject({
    status: 500,
    message: unknownErrorMessage,
  });
});

test('a call has no timeout of its own: it waits until its caller aborts it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const client = call();
  answer.hangs = true;
  const settled = vi.fn();
  const giveUp = new AbortController();
  const waiting = client({ ...read, origin, signal: giveUp.signal }).finally(settled);
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  expect(settled).not.toHaveBeenCalled();
  giveUp.abort();
  await expect(waiting).rejects.toMatchObject({ status: 500, message: unknownErrorMessage });
});
