import { request } from 'node:http';
import { expect, test } from 'vitest';
import { host, origin, startConsole } from '#tests/setup/operator-console.ts';

const operatorConsole = startConsole();

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

test('only operators may send large bodies, and only a few at once', async () => {
  const cookie = await operatorConsole.signIn();
  const port = operatorConsole.port();
  const send = (own?: string) => {
    const headers = {
      host,
      origin,
      'content-length': 1_000_000,
      ...(own && { cookie: own }),
    };
    const path = '/operator/partners/han/media/a.webp';
    const sent = request({ host: '127.0.0.1', port, path, method: 'PUT', headers });
    sent.on('error', () => {});
    // The rest of the body never comes.
    sent.write('x');
    return sent;
  };
  const sendWhole = async (own: string) =>
    operatorConsole.server().inject({
      method: 'PUT',
      url: '/operator/partners/han/media/a.webp',
      headers: { host, origin, cookie: own, 'content-type': 'image/webp' },
      payload: Buffer.alloc(100_000),
    });
  const statusOf = (sent: ReturnType<typeof send>) =>
    new Promise<number | undefined>((resolve) => sent.on('response', (answer) => resolve(answer.statusCode)));
  for (const own of [undefined, 'maru-session=short', `maru-session=${'x'.repeat(43)}`]) {
    const stranger = send(own);
    expect(await statusOf(stranger)).toBe(401);
    stranger.destroy();
  }
  const waiting: ReturnType<typeof send>[] = [];
  const add = (own: string) => waiting[waiting.push(send(own)) - 1] as (typeof waiting)[number];
  const settle = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  // Another session of the same operator has no slots of its own.
  for (const own of [cookie, await operatorConsole.signIn()]) add(own);
  await settle(300);
  // A whole body of the same operator waits for one of them, and one of another operator does not.
  const third = sendWhole(cookie);
  expect(await Promise.race([third.then(() => 'answered'), settle(500)])).toBeUndefined();
  expect((await sendWhole(await operatorConsole.signInAs('z'))).statusCode).toBe(403);
  waiting.shift()?.destroy();
  expect((await third).json()).toMatchObject({ code: 'MEDIA_TYPE' });
  add(cookie);
  const others = await Promise.all(['a', 'b', 'c', 'd'].map((name) => operatorConsole.signInAs(name)));
  for (const own of others.slice(0, 3)) for (const _ of [1, 2]) add(own);
  await settle(300);
  expect(await statusOf(add(others[3] ?? ''))).toBe(503);
  for (const one of waiting) one.destroy();
  // Gone before the console knows the operator.
  for (const _ of [1, 2, 3]) {
    const hasty = send(cookie);
    await settle(2);
    hasty.destroy();
  }
  await settle(300);
  const later = await sendWhole(cookie);
  expect(later.json()).toMatchObject({ code: 'MEDIA_TYPE' });
});
