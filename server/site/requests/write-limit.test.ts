import fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import {
  allPagesLimit,
  limitMaking,
  limitPages,
  limitRequests,
  pageLimit,
  pictureLimit,
} from './write-limit.ts';

const partners: Record<string, string> = {
  'raon.example': 'raon',
  'www.raon.example': 'raon',
  'sol.example': 'sol',
};

const left = 'left';

const minute = { timeWindow: '1 minute' };

const start = (more: Partial<Pick<typeof pictureLimit, 'keyGenerator'>> = {}) =>
  startWith((server) => limitMaking(server, { max: 3, ...minute, ...more }));

async function startWith(limitOf: (server: FastifyInstance) => ReturnType<typeof limitMaking>) {
  const server = fastify();
  await limitRequests(server, async (host) => partners[host]);
  const limit = limitOf(server);
  server.get('/page', async (request, reply) => {
    await limit(request, reply);
    return 'made';
  });
  // Like Node, whose sockets lose their IP address once the client disconnects.
  server.addHook('onRequest', async ({ socket }) => {
    if (socket.remoteAddress === left) Object.defineProperty(socket, 'remoteAddress', { value: undefined });
  });
  onTestFinished(() => server.close());
  return async (host: string, remoteAddress = '192.0.2.1') => {
    const { statusCode, headers } = await server.inject({ url: '/page', headers: { host }, remoteAddress });
    return { statusCode, retryAfter: headers['retry-after'] };
  };
}

test('renders per address and site are limited across all hosts of the site', async () => {
  const ask = await start();
  for (const host of ['raon.example', 'www.raon.example', 'RAON.example:80'])
    expect((await ask(host)).statusCode).toBe(200);
  expect(await ask('raon.example')).toEqual({
    statusCode: 429,
    retryAfter: expect.stringMatching(/^(5\d|60)$/),
  });
  expect((await ask('sol.example')).statusCode).toBe(200);
  expect((await ask('raon.example', '192.0.2.2')).statusCode).toBe(200);
});

test('unknown hosts count as one, however many are invented', async () => {
  const ask = await start();
  const statuses = [];
  for (let index = 0; index < 5; index += 1) statuses.push((await ask(`h${index}.example`)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

test('pages count per address and site, and per address across all sites', async () => {
  const ask = await startWith((server) =>
    limitPages(server, { ofOne: { ...pageLimit, max: 3 }, ofAll: { ...allPagesLimit, max: 5 } }),
  );
  const status = async (host: string, address?: string) => (await ask(host, address)).statusCode;
  const one = [];
  for (let count = 0; count < 4; count += 1) one.push(await status('raon.example'));
  expect(one).toEqual([200, 200, 200, 429]);
  // The refused page was not made, so two of the five are left.
  expect([await status('sol.example'), await status('h1.example')]).toEqual([200, 200]);
  expect(await ask('h2.example')).toEqual({
    statusCode: 429,
    retryAfter: expect.stringMatching(/^(5\d|60)$/),
  });
  expect(await status('sol.example', '192.0.2.2')).toBe(200);
});

test('pictures count per address across all sites', async () => {
  const ask = await start({ keyGenerator: pictureLimit.keyGenerator });
  const statuses = [];
  for (const host of ['raon.example', 'sol.example', 'h1.example', 'sol.example'])
    statuses.push((await ask(host)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await ask('raon.example', '192.0.2.2')).statusCode).toBe(200);
});

test('a visitor who leaves before being counted causes no error', async () => {
  const ask = await start();
  const askPicture = await start({ keyGenerator: pictureLimit.keyGenerator });
  expect((await ask('raon.example', left)).statusCode).toBe(200);
  expect((await askPicture('raon.example', left)).statusCode).toBe(200);
});
