import { expect, test } from 'vitest';
import { account, startConsole } from '#tests/setup/operator-console.ts';
import { sessionCookie, sessionToken } from './session-cookie.ts';

const operatorConsole = startConsole();

test('the session is in a cookie that scripts cannot read, and no answer has its token', async () => {
  const response = await operatorConsole.ask('/operator/session', { method: 'POST', body: account });
  const cookie = String(response.headers['set-cookie']);
  expect(cookie).toMatch(/^maru-session=[\w-]{40,}; .*HttpOnly; SameSite=Strict/);
  const [, token = ''] = /=([^;]+)/.exec(cookie) ?? [];
  expect(response.body).not.toContain(token);
  expect(response.json().operator).toMatchObject({ email: account.email });
});

test('calls carry the session, and signing out ends it', async () => {
  const cookie = await operatorConsole.signIn();
  expect((await operatorConsole.ask('/operator/partners', { cookie })).json().rows).toMatchObject([
    { code: 'han' },
  ]);
  const out = await operatorConsole.ask('/operator/session', { method: 'DELETE', cookie });
  expect(out.headers['set-cookie']).toMatch(/^maru-session=; Max-Age=0/);
  const after = await operatorConsole.ask('/operator/partners', { cookie });
  expect(after.statusCode).toBe(401);
  // A late answer to another tab must not end a session that has begun since.
  expect(after.headers['set-cookie']).toBeUndefined();
});

test.each(['/operator/session/', '/operator//session', '/operator/sess%69on', '/operator/SESSION'])(
  'a call is answered in one spelling alone: %s',
  async (path) => {
    const cookie = await operatorConsole.signIn();
    for (const more of [
      { method: 'POST', body: account },
      { method: 'DELETE', cookie },
    ] as const) {
      const { statusCode, body } = await operatorConsole.ask(path, more);
      expect([statusCode, JSON.parse(body)]).toEqual([404, { statusCode: 404, message: 'NOT_FOUND' }]);
    }
    expect((await operatorConsole.ask('/operator/session?x', { cookie })).statusCode).not.toBe(404);
  },
);

test('a cookie that is no token is ignored', async () => {
  const response = await operatorConsole.ask('/operator/partners', {
    cookie: 'maru-session=abc%0d%0aapp-key:x',
  });
  expect(response.statusCode).toBe(401);
});

test('the question of who is signed in does not fail if nobody is', async () => {
  const ask = (cookie?: string) => operatorConsole.ask('/operator/session', cookie ? { cookie } : {});
  const cookie = await operatorConsole.signIn();
  expect((await ask(cookie)).statusCode).toBe(200);
  await operatorConsole.ask('/operator/session', { method: 'DELETE', cookie });
  for (const answer of [await ask(), await ask(cookie)])
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
});

test('a token of the command line is no session', async () => {
  const cookie = await operatorConsole.signIn();
  const body = { name: 'laptop', currentPassword: account.password };
  const { token } = (await operatorConsole.ask('/operator/tokens', { method: 'POST', body, cookie })).json();
  const ask = (own: string) => operatorConsole.ask('/operator/partners', { cookie: own });
  expect((await ask(`maru-session=${token}`)).json()).toMatchObject({ statusCode: 401, code: 'SIGNED_OUT' });
  expect((await ask(cookie)).statusCode).toBe(200);
});

test('over https only the console itself can set the cookie', () => {
  expect(sessionCookie('t', new Date(), true)).toMatch(/^__Host-maru-session=t; Path=\/; .*Secure/);
  const token = 'x'.repeat(43);
  expect(sessionToken(`maru-session=${token}`, true)).toBeUndefined();
  expect(sessionToken(`__Host-maru-session=${token}`, true)).toBe(token);
});
