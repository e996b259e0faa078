import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { limitMaking, limitRequests, pictureLimit } from './write-limit.ts';

const partners: Record<string, string> = {
  'raon.example': 'raon',
  'www.raon.example': 'raon',
  'sol.example': 'sol',
};

const left = 'left';

async function start(more: Partial<Pick<typeof pictureLimit, 'keyGenerator'>> = {}) {
  const server = fastify();
  await limitRequests(server, async (host) => partners[host]);
  const limit = limitMaking(server, { max: 3, timeWindow: '1 minute', ...more });
  server.get('/page', async (request, reply) => {
    await limit(request, reply);
    return 'made';
  });
  // As in Node, whose sockets forget the address of who has left.
  server.addHook('onRequest', async ({ socket }) => {
    if (socket.remoteAddress === left) Object.defineProperty(socket, 'remoteAddress', { value: undefined });
  });
  onTestFinished(() => server.close());
  return async (host: string, remoteAddress = '192.0.2.1') => {
    const { statusCode, headers } = await server.inject({ url: '/page', headers: { host }, remoteAddress });
    return { statusCode, retryAfter: headers['retry-after'] };
  };
}

test('an address has only so many pages made of one site, under whichever of its hosts', async () => {
  const ask = await start();
  for (const host of ['raon.example', 'www.raon.example', 'RAON.example:80'])
    expect((await ask(host)).statusCode).toBe(200);
  expect(await ask('raon.example')).toEqual({ statusCode: 429, retryAfter: '60' });
  expect((await ask('sol.example')).statusCode).toBe(200);
  expect((await ask('raon.example', '192.0.2.2')).statusCode).toBe(200);
});

test('hosts that are nobody’s count as one, however many are invented', async () => {
  const ask = await start();
  const statuses = [];
  for (let index = 0; index < 5; index += 1) statuses.push((await ask(`h${index}.example`)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

test('pictures count for an address, under whichever site they are asked for', async () => {
  const ask = await start({ keyGenerator: pictureLimit.keyGenerator });
  const statuses = [];
  for (const host of ['raon.example', 'sol.example', 'h1.example', 'sol.example'])
    statuses.push((await ask(host)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await ask('raon.example', '192.0.2.2')).statusCode).toBe(200);
});

test('a visitor who has left before being counted is no error', async () => {
  const ask = await start();
  const askPicture = await start({ keyGenerator: pictureLimit.keyGenerator });
  expect((await ask('raon.example', left)).statusCode).toBe(200);
  expect((await askPicture('raon.example', left)).statusCode).toBe(200);
});
