import { expect, test } from 'vitest';
import { askPlainly, host, origin, startConsole } from '#tests/setup/operator-console.ts';

const operatorConsole = startConsole();

test('writes of another origin are refused before they reach the backend', async () => {
  const cookie = await operatorConsole.signIn();
  for (const from of ['http://han.localhost:3000', 'null', ''])
    expect(
      (await operatorConsole.ask('/operator/session', { method: 'DELETE', cookie, from })).statusCode,
    ).toBe(403);
  const other = await operatorConsole.server().inject({
    method: 'POST',
    url: '/operator/session',
    headers: { host, origin, 'sec-fetch-site': 'same-site' },
  });
  expect(other.statusCode).toBe(403);
  expect((await operatorConsole.ask('/operator/partners', { cookie })).statusCode).toBe(200);
});

test('a window that was loaded for another operator is signed out', async () => {
  const cookie = await operatorConsole.signIn();
  const ask = (expected: string) =>
    operatorConsole.server().inject({
      url: '/operator/partners',
      headers: { host, origin, cookie, 'expected-operator': expected },
    });
  const { id } = (await operatorConsole.ask('/operator/session', { cookie })).json().operator;
  expect([(await ask(String(id))).statusCode, (await ask(String(id + 1))).statusCode]).toEqual([200, 401]);
});

test.each([
  '/operator/../sites',
  '/operator/%2e%2e/sites',
  '/operator/..\\sites',
  '/operator/x/../session',
  '/operator/./session',
  '/files/../sites',
  '/files/%2e%2e/sites',
  'http://127.0.0.1:1/files/han/a.webp',
  'http://127.0.0.1:1/operator/session',
  'http://console.localhost:3000/operator/session',
  '//127.0.0.1:1/operator/session',
])('the app key goes to no other address than a call: %s', async (path) => {
  const { status, body } = await askPlainly(operatorConsole.port(), path, { host, cookie: 'maru-session=x' });
  if (path.startsWith('//')) expect(body).toContain('<title>Console');
  else expect([status, JSON.parse(body)]).toEqual([404, { statusCode: 404, message: 'NOT_FOUND' }]);
});
