import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fastify from 'fastify';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { host, origin, startConsole } from '#tests/setup/operator-console.ts';
import { until } from '#tests/setup/until.ts';
import { guardBodies } from './guard-bodies.ts';

const operatorConsole = startConsole();
afterEach(() => void vi.useRealTimers());

/** Begins a request to a port with a large body, whose rest never comes. */
function begin(port: number, path: string, headers: Record<string, string>): ClientRequest {
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    method: 'PUT',
    headers: { ...headers, 'content-length': 1_000_000 },
  });
  sent.on('error', () => {});
  sent.write('x');
  return sent;
}

const answerTo = (sent: ClientRequest) =>
  new Promise<IncomingMessage>((resolve) => sent.on('response', (answer) => resolve(answer.resume())));

test('bodies that are too large, and a backend that is away, are told apart', async () => {
  const cookie = await operatorConsole.signIn();
  const large = await operatorConsole.server().inject({
    method: 'PUT',
    url: '/operator/partners/han/media/a.webp',
    headers: { host, origin, cookie, 'content-type': 'image/webp' },
    payload: Buffer.alloc(13 * 1024 * 1024),
  });
  expect(large).toMatchObject({ statusCode: 413 });
  const lonely = await operatorConsole.open('http://127.0.0.1:9');
  const away = await lonely.inject({ url: '/operator/partners', headers: { cookie } });
  expect(away).toMatchObject({ statusCode: 502 });
  expect(away.json()).toMatchObject({ message: 'BACKEND_UNAVAILABLE' });
  await lonely.close();
});

test('only operators may send large bodies', async () => {
  const send = async (own: Record<string, string>) => {
    const path = '/operator/partners/han/media/a.webp';
    const sent = begin(operatorConsole.port(), path, { host, origin, ...own });
    const { statusCode } = await answerTo(sent);
    sent.destroy();
    return statusCode;
  };
  expect(await send({})).toBe(401);
  for (const token of ['short', 'x'.repeat(43)])
    expect(await send({ cookie: `maru-session=${token}` })).toBe(401);
  const whole = (cookie: string) =>
    operatorConsole.server().inject({
      method: 'PUT',
      url: '/operator/partners/han/media/a.webp',
      headers: { host, origin, cookie, 'content-type': 'image/webp' },
      payload: Buffer.alloc(100_000),
    });
  expect((await whole(await operatorConsole.signInAs('z'))).statusCode).toBe(403);
  expect((await whole(await operatorConsole.signIn())).json()).toMatchObject({ code: 'MEDIA_TYPE' });
});

/** The only partner of an operator: ten operators are members of each. */
const partnerOf = (id: number) => `p${Math.floor(id / 10)}`;

/**
 * A server whose bodies are guarded. Each request has a partner and its operator's number in its path.
 * @returns `seen.begun`: operators whose session was asked for; `accepted`: those whose body is received
 */
async function startGuarded(session = async () => {}, handler = async () => {}) {
  const seen = { begun: [] as number[], accepted: [] as number[], handled: 0, closed: 0 };
  const idOf = ({ url = '' }: { url?: string }) => Number(url.split('/').at(-1));
  const guard = guardBodies(async (asked) => {
    const id = idOf(asked);
    seen.begun.push(id);
    await session();
    const operator = {
      id,
      email: 'kim@maru.example',
      name: 'Kim',
      language: 'en',
      isInstanceAdministrator: false,
      memberships: [{ code: partnerOf(id), partnerName: 'Clinic', role: 'administrator' }],
    };
    return {
      status: 200,
      bytes: Buffer.from(JSON.stringify({ operator, expiresAt: '2026-11-30T00:00:00Z' })),
    };
  });
  const server = fastify();
  server.addHook('onRequest', async (_, reply) => void reply.raw.once('close', () => (seen.closed += 1)));
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  const onRequest = [guard.check, async (asked: { url: string }) => void seen.accepted.push(idOf(asked))];
  server.put('/operator/partners/:code/:id', { onRequest }, (asked) =>
    guard.handle(asked, async () => {
      seen.handled += 1;
      await handler();
      return 'received';
    }),
  );
  await server.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    server.server.closeAllConnections();
    await server.close();
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { port } = server.server.address() as AddressInfo;
  const pathOf = (id: number, partner = partnerOf(id)) => `/operator/partners/${partner}/${id}`;
  const whole = (id: number): ClientRequest => {
    const sent = request({ host: '127.0.0.1', port, path: pathOf(id), method: 'PUT' });
    sent.on('error', () => {});
    return sent.end(Buffer.alloc(100_000));
  };
  return {
    seen,
    begin: (id: number, partner?: string) => begin(port, pathOf(id, partner), {}),
    whole,
    /** Sends a whole body. */
    send: (id: number) => answerTo(whole(id)),
  };
}

test('an operator sends two large bodies at once; a third waits for one of them, and other operators do not', async () => {
  const { seen, begin, send } = await startGuarded();
  const [first] = [begin(1), begin(1)];
  await until(() => seen.accepted.length === 2);
  const third = send(1);
  await until(() => seen.begun.length === 3);
  await vi.advanceTimersByTimeAsync(14_000);
  expect((await send(2)).statusCode).toBe(200);
  expect(seen.accepted).toEqual([1, 1, 2]);
  first?.destroy();
  await until(() => seen.closed === 2);
  await vi.advanceTimersByTimeAsync(50);
  expect((await third).statusCode).toBe(200);
});

test('a body whose sender leaves takes its slot until it is handled, since the backend works on', async () => {
  const handled = Promise.withResolvers<void>();
  const { seen, whole, send } = await startGuarded(undefined, () => handled.promise);
  const left = [whole(1), whole(1)];
  await until(() => seen.handled === 2);
  for (const sent of left) sent.destroy();
  await until(() => seen.closed === 2);
  const third = send(1);
  await until(() => seen.begun.length === 3);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(seen.accepted).toEqual([1, 1]);
  handled.resolve();
  await nextTurn();
  await vi.advanceTimersByTimeAsync(50);
  expect((await third).statusCode).toBe(200);
});

test('a body that has waited for fifteen seconds is told to come back', async () => {
  const { seen, begin, send } = await startGuarded();
  for (const _ of [1, 2]) begin(1);
  await until(() => seen.accepted.length === 2);
  const third = send(1);
  await until(() => seen.begun.length === 3);
  await vi.advanceTimersByTimeAsync(15_000);
  const { statusCode, headers } = await third;
  expect([statusCode, headers['retry-after']]).toEqual([503, '1']);
});

test('eight large bodies are received at once, of all operators', async () => {
  const { seen, begin, send } = await startGuarded();
  for (const id of [1, 11, 21, 31]) for (const _ of [1, 2]) begin(id);
  await until(() => seen.accepted.length === 8);
  const ninth = send(41);
  await until(() => seen.begun.length === 9);
  await vi.advanceTimersByTimeAsync(15_000);
  expect((await ninth).statusCode).toBe(503);
});

test('of one partner there are three, however many members it has, and other partners are received', async () => {
  const { seen, begin, send } = await startGuarded();
  for (const id of [1, 2, 3]) begin(id);
  await until(() => seen.accepted.length === 3);
  const fourth = send(4);
  await until(() => seen.begun.length === 4);
  await vi.advanceTimersByTimeAsync(14_000);
  expect((await send(11)).statusCode).toBe(200);
  expect(seen.accepted).toEqual([1, 2, 3, 11]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await fourth).statusCode).toBe(503);
});

test('operators take no slots of partners that they are not members of', async () => {
  const { seen, begin, send } = await startGuarded();
  for (const id of [1, 2, 3, 4]) begin(id, partnerOf(11));
  await until(() => seen.accepted.length === 3 && seen.begun.length === 4);
  expect((await send(11)).statusCode).toBe(200);
});

test('senders who leave before they are known, or while they wait, take no slots', async () => {
  const known = Promise.withResolvers<void>();
  const { seen, begin, send } = await startGuarded(() => known.promise);
  const hasty = [1, 2, 3].map(() => begin(1));
  await until(() => seen.begun.length === 3);
  for (const sent of hasty) sent.destroy();
  await until(() => seen.closed === 3);
  known.resolve();
  await nextTurn();
  const own = [begin(1), begin(1)];
  await until(() => seen.accepted.length === 2);
  const waiting = begin(1);
  await until(() => seen.begun.length === 6);
  waiting.destroy();
  await until(() => seen.closed === 4);
  for (const sent of own) sent.destroy();
  await until(() => seen.closed === 6);
  await vi.advanceTimersByTimeAsync(15_000);
  expect((await send(1)).statusCode).toBe(200);
  expect(seen.accepted).toEqual([1, 1, 1]);
});

test('large bodies of strangers are counted before the backend is asked for their session', async () => {
  const send = () =>
    operatorConsole.server().inject({
      method: 'POST',
      url: '/operator/session',
      remoteAddress: '192.0.2.10',
      headers: { host, origin, cookie: `maru-session=${'x'.repeat(43)}`, 'content-type': 'application/json' },
      payload: Buffer.alloc(17 * 1024),
    });
  expect((await send()).statusCode).toBe(401);
  for (let sent = 1; sent < 1_200; sent += 1) await send();
  expect((await send()).statusCode).toBe(429);
});
