import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createBackendClient } from '#engine/api/backend-client.ts';
import { withCircuitBreaker } from '#engine/api/circuit-breaker.ts';
import type { Visitor } from './visitor.ts';
import { createVisitorCalls } from './visitor-calls.ts';

const visitor: Visitor = {
  partnerCode: 'raon',
  origin: 'https://raon.example',
  address: '192.0.2.1',
} as Visitor;
const input = { params: { id: '5' }, body: { password: 'spring12' }, visitor };

/** Ends the time of the call in progress. */
let late: AbortController;
beforeEach(() => {
  late = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
});

/** The calls of a visitor to a stubbed backend, and the writes that were reported. */
async function open(baseUrl: string) {
  const onWritten = vi.fn(async () => {});
  const client = withCircuitBreaker(createBackendClient({ baseUrl, appKey: 'key' }));
  const call = createVisitorCalls({ client, sanitize: (html) => html, onWritten });
  return { call, onWritten };
}

type Answers = Parameters<typeof createServer>[1];
async function backend(answers: Answers) {
  const server = createServer(answers).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  onTestFinished(() => void server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The URL of a backend that has shut down. */
async function closedBackend() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return `http://127.0.0.1:${port}`;
}

const responds =
  (status: number, body: string): Answers =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(body);

test.each<[string, Answers]>([
  ['does not answer in time', () => late.abort()],
  ['breaks the connection', (request) => void request.socket.destroy()],
  [
    'breaks off its answer',
    (_, response) =>
      void response.writeHead(200, { 'content-length': '99' }).write('{', () => response.destroy()),
  ],
  ['answers 500', responds(500, '{}')],
  ['answers 502', responds(502, 'Bad gateway')],
  ['answers invalid JSON', responds(200, '<p>')],
  ['answers with another shape', responds(200, '{"row":"invalid"}')],
])('a write whose backend %s may be done: what it changes is purged', async (_, answers) => {
  const { call, onWritten } = await open(await backend(answers));
  await expect(call('customerBoardDelete', input)).rejects.toThrow();
  expect(onWritten.mock.calls).toEqual([['customerBoardDelete', visitor, false]]);
});

test('a completed write is reported as certain', async () => {
  const { call, onWritten } = await open(await backend(responds(200, '{"row":{"id":5,"boardTypeId":11}}')));
  await call('customerBoardDelete', input);
  expect(onWritten.mock.calls).toEqual([['customerBoardDelete', visitor, true]]);
});

test.each([400, 403, 404, 429])(
  'a write that the backend refuses with %s changes nothing',
  async (status) => {
    const { call, onWritten } = await open(await backend(responds(status, '{"message":"NO"}')));
    await expect(call('customerBoardDelete', input)).rejects.toMatchObject({ status });
    expect(onWritten).not.toHaveBeenCalled();
  },
);

test('a write that cannot reach the backend changes nothing, so that an outage hides no articles', async () => {
  // The port was released, so nothing listens there.
  const { call, onWritten } = await open(await closedBackend());
  for (let times = 0; times < 10; times += 1)
    await expect(call('customerBoardDelete', input)).rejects.toMatchObject({ name: 'BackendError' });
  expect(onWritten).not.toHaveBeenCalled();
});

test('a read that fails changes nothing', async () => {
  const { call, onWritten } = await open(await backend(responds(500, '{}')));
  await expect(call('customerBoard', { params: { id: '5' }, visitor })).rejects.toThrow();
  expect(onWritten).not.toHaveBeenCalled();
});
