import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { errorBody } from '#schemas/api/error.ts';
import { type OperatorCallName, operatorCalls } from '#schemas/operator/calls.ts';
import type { OperatorCall } from '#schemas/operator/operator-call.ts';
import { type Role, roles } from '#schemas/operator/roles.ts';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { operatorHandlers } from '../operator/handlers.ts';
import { refusal } from '../testing/backend.ts';
import {
  type CallOperator,
  cliToken,
  type MakeOperator,
  startOperatorBackend,
} from '../testing/operators.ts';

describeDatabases('The operator API', (db) => {
  let app: FastifyInstance;
  let call: CallOperator;
  let operator: MakeOperator;
  let clock: { now: number };
  beforeAll(async () => {
    ({ app, call, operator, clock } = await startOperatorBackend(db()));
  });

  test('Without a valid session nothing is answered', async () => {
    for (const token of [undefined, 'short', 'x'.repeat(43)])
      expect(refusal(await call('currentSession', { ...(token && { token }) }))).toEqual([401, 'SIGNED_OUT']);
    const { token } = await operator();
    expect((await call('currentSession', { token })).status).toBe(200);
  });

  test('A window that was loaded for one operator reads and writes nothing as another', async () => {
    const [kim, lee] = [await operator(), await operator()];
    const ask = (expected: string, token: string) =>
      call('partners', { token, headers: { 'expected-operator': expected } });
    expect((await ask(String(kim.id), kim.token)).status).toBe(200);
    for (const expected of [String(kim.id), '', 'kim'])
      expect(refusal(await ask(expected, lee.token))).toEqual([401, 'SIGNED_OUT']);
  });

  test('An unknown path and an unknown call answer with a complete error body', async () => {
    const response = await app.inject({ url: '/operator/nothing', headers: { 'accept-language': 'en-US' } });
    expect(response.statusCode).toBe(404);
    expect(errorBody.parse(response.json())).toMatchObject({
      code: 'NOT_FOUND',
      translatedMessage: 'What you asked for could not be found.',
    });
  });

  test('Texts are in the language that the client shows, else in that of the account, which a token always gets', async () => {
    const ko = await operator({ language: 'ko', roles: { han: 'editor' } });
    const cli = await cliToken(db(), ko.id, clock.now);
    const told = async (request: Parameters<CallOperator>[1]) =>
      (await call('currentSession', request)).body.translatedMessage;
    expect(await told({ headers: { 'accept-language': 'en' } })).toContain('sign in');
    expect(await told({ headers: { 'accept-language': 'fr, ko;q=0.5' } })).toContain('로그인');
    expect(await told({})).toContain('로그인');
    const bad = async (token: string, language: string) => {
      const headers = { 'accept-language': language };
      return (await call('partners', { token, params: { odd: 1 }, headers })).body.translatedMessage;
    };
    const [korean, english] = ['입력하신 내용을 다시 확인해 주세요.', 'Please check what you entered.'];
    expect(await bad(ko.token, 'en')).toBe(english);
    for (const [token, sent] of [[ko.token, '*'] as const, [ko.token, 'ko'] as const, [cli, 'en'] as const])
      expect(await bad(token, sent)).toBe(korean);
    const names = async (language: string) => {
      const headers = { 'accept-language': language };
      return (await call('partners', { token: ko.token, headers })).body.rows[0].name;
    };
    expect([await names('ko'), await names('en')]).toEqual(['한의원', 'Han Clinic']);
  });

  test('Only partners of one’s own are listed, and all of them to an instance administrator', async () => {
    const one = await operator({ roles: { han: 'editor' } });
    const all = await operator({ isInstanceAdministrator: true });
    const codes = async (token: string) =>
      (await call('partners', { token })).body.rows.map(({ code, role }: { code: string; role: string }) => [
        code,
        role,
      ]);
    expect(await codes(one.token)).toEqual([['han', 'editor']]);
    expect(await codes(all.token)).toEqual([
      ['han', 'administrator'],
      ['sakura', 'administrator'],
    ]);
    expect(await codes((await operator()).token)).toEqual([]);
  });

  test('A session gets a new token after an hour, and the old one works a minute more once that is used', async () => {
    const { token } = await operator();
    const began = clock.now;
    try {
      clock.now = began + 59 * 60_000;
      expect((await call('currentSession', { token })).headers['session-token']).toBeUndefined();
      clock.now = began + 61 * 60_000;
      const answers = await Promise.all([1, 2, 3].map(() => call('currentSession', { token })));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const [rotated, ...more] = answers.flatMap(({ headers }) => headers['session-token'] ?? []);
      expect(more).toEqual([]);
      clock.now += 30_000;
      expect((await call('currentSession', { token: String(rotated) })).status).toBe(200);
      const old = await call('currentSession', { token });
      expect([old.status, old.headers['session-token']]).toEqual([200, undefined]);
      clock.now += 60_000;
      expect(refusal(await call('currentSession', { token }))).toEqual([401, 'SIGNED_OUT']);
      expect((await call('currentSession', { token: String(rotated) })).status).toBe(200);
    } finally {
      clock.now = began;
    }
  });

  test('If the answer with the new token is lost, the old one works and gets another, until that is used', async () => {
    const { token } = await operator();
    const began = clock.now;
    const next = async (of: string) => {
      const { status, headers } = await call('currentSession', { token: of });
      return { status, token: headers['session-token'] as string | undefined };
    };
    try {
      clock.now = began + 61 * 60_000;
      const lost = String((await next(token)).token);
      clock.now += 11 * 3_600_000;
      const arrived = String((await next(token)).token);
      expect(arrived).not.toBe('undefined');
      expect((await next(token)).token).toBeUndefined();
      expect((await next(lost)).status).toBe(401);
      clock.now += 11 * 3_600_000;
      expect(await next(arrived)).toEqual({ status: 200, token: expect.any(String) });
      clock.now += 61_000;
      expect((await next(token)).status).toBe(401);
    } finally {
      clock.now = began;
    }
  });

  test('A session ends after twelve hours without use, and thirty days after it began', async () => {
    const began = clock.now;
    const hour = 3_600_000;
    try {
      const { token } = await operator();
      clock.now = began + 12 * hour;
      expect((await call('currentSession', { token })).status).toBe(401);
      let used = (await operator()).token;
      const opened = clock.now;
      for (let hours = 11; hours < 30 * 24; hours += 11) {
        clock.now = opened + hours * hour;
        const { status, headers } = await call('currentSession', { token: used });
        expect(status).toBe(200);
        used = String(headers['session-token']);
      }
      clock.now = opened + 30 * 24 * hour;
      expect((await call('currentSession', { token: used })).status).toBe(401);
    } finally {
      clock.now = began;
    }
  });

  test('An answer that does not match the contract is a 500 that reveals nothing', async () => {
    const { token } = await operator();
    const handler = operatorHandlers.partners;
    operatorHandlers.partners = async () =>
      ({ rows: [], more: false, secret: 'x' }) as { rows: []; more: false };
    const { app: other } = await startOperatorBackend(db());
    await other.ready();
    operatorHandlers.partners = handler;
    const response = await other.inject({
      url: '/operator/partners',
      headers: { authorization: `Bearer ${token}` },
    });
    expect([response.statusCode, response.json().code]).toEqual([500, 'SYSTEM_ERROR']);
    expect(response.body).not.toContain('secret');
  });

  test('Many reads at once are answered, and bodies beyond 128 MiB at once are told to come back', async () => {
    const { token } = await operator();
    const reads = await Promise.all(Array.from({ length: 200 }, () => call('currentSession', { token })));
    expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));
    const payload = Buffer.alloc(9 * 1024 * 1024, ' ');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const writes = await Promise.all(
      Array.from({ length: 16 }, () =>
        app.inject({ method: 'PUT', url: '/operator/account', headers, payload }),
      ),
    );
    const busy = writes.filter(({ statusCode }) => statusCode === 503);
    expect([busy.length, busy[0]?.headers['retry-after'], busy[0]?.json().code]).toEqual([2, '1', 'BUSY']);
    expect((await call('currentSession', { token })).status).toBe(200);
  });

  test('A stranger’s body is not read, and one of a call that anyone may make is short', async () => {
    const send = (url: string, method: 'POST' | 'PUT', length: number) =>
      app.inject({
        url,
        method,
        headers: { 'content-type': 'application/json' },
        payload: `"${'x'.repeat(length)}"`,
      });
    expect((await send('/operator/account', 'PUT', 20_000_000)).statusCode).toBe(401);
    expect((await send('/operator/session', 'POST', 20_000)).statusCode).toBe(413);
    expect((await send('/operator/session', 'POST', 10)).statusCode).toBe(400);
  });

  test('Browsers of other origins get no permission, and nothing is stored by caches', async () => {
    const headers = { origin: 'https://evil.example' };
    const { headers: sent } = await call('currentSession', { headers });
    expect(Object.keys(sent).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(sent['cache-control']).toBe('no-store');
    const preflight = await app.inject({ method: 'OPTIONS', url: '/operator/session', headers });
    expect(preflight.statusCode).toBe(404);
  });

  test('Every call requires what the contract states: a session, the partner, the role', async () => {
    const member = async (role: Role) => (await operator({ roles: { han: role } })).token;
    const tokens = {
      viewer: await member('viewer'),
      editor: await member('editor'),
      publisher: await member('publisher'),
    };
    const stranger = (await operator({ roles: { sakura: 'administrator' } })).token;
    const params = { code: 'han', id: 1, number: 1, kind: 'products', name: 'x.webp', token: 'x'.repeat(43) };
    for (const name of Object.keys(operatorHandlers) as OperatorCallName[]) {
      const { access }: OperatorCall = operatorCalls[name];
      if (access === 'anyone') continue;
      expect([name, ...refusal(await call(name, { params }))]).toEqual([name, 401, 'SIGNED_OUT']);
      if (access === 'signed-in') continue;
      if (access === 'instance-administrator') {
        const refused = await call(name, { params, token: stranger });
        expect([name, ...refusal(refused)]).toEqual([name, 403, 'ROLE_REQUIRED']);
        continue;
      }
      expect([name, (await call(name, { params, token: stranger })).status]).toEqual([name, 404]);
      const lesser = roles[roles.indexOf(access) - 1];
      if (!lesser) continue;
      const token = tokens[lesser as keyof typeof tokens];
      expect([name, ...refusal(await call(name, { params, token }))]).toEqual([name, 403, 'ROLE_REQUIRED']);
    }
  });

  test('Fields that a call does not have are refused, such as a role for oneself', async () => {
    const { token } = await operator({ roles: { han: 'viewer' } });
    for (const body of [{ isInstanceAdministrator: true }, { name: 'x', role: 'administrator' }, { id: 1 }])
      expect((await call('updateAccount', { token, body })).status).toBe(400);
    expect((await call('currentSession', { token })).body.operator.isInstanceAdministrator).toBe(false);
  });
});
