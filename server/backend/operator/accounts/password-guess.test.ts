// @slow: hashes many passwords

import { verify } from '@node-rs/argon2';
import { beforeEach, expect, test, vi } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { appKey, refusal } from '../../testing/backend.ts';
import { type CallOperator, startOperatorBackend } from '../../testing/operators.ts';
import { addUser } from './add-user.ts';

vi.mock('@node-rs/argon2', { spy: true });

const email = 'kim@maru.example';
const password = 'correct horse battery';
const day = 24 * 60 * 60_000;

describeDatabases('Guesses at passwords of operators', (db) => {
  let call: CallOperator;
  let clock: { now: number };
  beforeEach(async () => {
    ({ call, clock } = await startOperatorBackend(db()));
    await db().deleteFrom('guessBudgets').execute();
    await db().deleteFrom('operatorNetworks').execute();
    await addUser(db(), { email, isAdministrator: true, password }, clock.now);
  });

  const signIn = (address: string, guess = 'wrong', who = email) =>
    call('signIn', {
      body: { email: who, password: guess },
      // Only our own servers, which know the key, report the IP address of somebody else.
      headers: { 'app-key': appKey, 'x-forwarded-for': address },
    });
  /** Guesses all day long. @returns how many were checked */
  const guesses = async (
    count: number,
    address: (index: number) => string,
    who?: (index: number) => string,
  ) => {
    const began = clock.now;
    let checked = 0;
    for (let index = 0; index < count; index++) {
      clock.now = began + Math.floor((index * day) / count);
      if ((await signIn(address(index), 'wrong', who?.(index))).status === 400) checked += 1;
    }
    clock.now = began + day - 1;
    return checked;
  };

  test('Wrong passwords slow down: the sixth waits', async () => {
    for (let count = 0; count < 5; count++) expect((await signIn('192.0.2.1')).status).toBe(400);
    const refused = await signIn('192.0.2.1', password);
    expect(refusal(refused)).toEqual([429, 'PASSWORD_TOO_MANY_TRIES']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    clock.now += 60_000;
    expect((await signIn('192.0.2.1', password)).status).toBe(200);
  });

  test('Of 60 guesses at one account from as many addresses, 40 are checked in a day', async () => {
    expect(await guesses(60, (index) => `198.51.100.${index}`)).toBe(40);
    expect(refusal(await signIn('203.0.113.1', password))).toEqual([429, 'PASSWORD_CLOSED']);
  });

  test('Of 40 guesses at as many accounts from one address, 30 are checked in a day', async () => {
    expect(
      await guesses(
        40,
        () => '198.51.100.1',
        (index) => `nobody-${index}@maru.example`,
      ),
    ).toBe(30);
  });

  test('Strangers do not lock out an operator from a network used before', async () => {
    expect((await signIn('192.0.2.1', password)).status).toBe(200);
    await guesses(60, (index) => `198.51.100.${index}`);
    expect(refusal(await signIn('203.0.113.1', password))).toEqual([429, 'PASSWORD_CLOSED']);
    expect((await signIn('192.0.2.1', password)).status).toBe(200);
  });

  test('A forwarded address without the app key does not count', async () => {
    for (let count = 0; count < 5; count++) await signIn('192.0.2.1');
    const forged = await call('signIn', {
      body: { email, password },
      headers: { 'x-forwarded-for': '192.0.2.77' },
    });
    expect(forged.status).toBe(429);
    const scopes = await db().selectFrom('guessBudgets').select('scope').execute();
    expect(scopes.map(({ scope }) => scope).join()).not.toContain('192.0.2.77');
  });

  test('An unknown address takes as long as a wrong password: a hash of the same cost is verified', async () => {
    const costs: (string | undefined)[] = [];
    for (const who of [email, 'nobody@maru.example']) {
      vi.mocked(verify).mockClear();
      expect((await signIn('192.0.2.1', 'wrong', who)).status).toBe(400);
      expect(verify).toHaveBeenCalledTimes(1);
      costs.push(/^\$argon2id\$v=19\$[^$]+/.exec(String(vi.mocked(verify).mock.lastCall?.[0]))?.[0]);
    }
    expect(costs[0]).toMatch(/m=\d+,t=\d,p=\d$/);
    expect(costs[1]).toBe(costs[0]);
  });
});
