// @slow: hashes many passwords

import { beforeEach, expect, test } from 'vitest';
import { knownDeviceHeader } from '#schemas/api/headers.ts';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { articlesOf, path } from '../testing/articles.ts';
import { type Ask, refusal, startTestBackend } from '../testing/backend.ts';
import { noon } from '../testing/clinic.ts';

const hour = 3_600_000;

describeDatabases('Password guesses', (db) => {
  let ask: Ask;
  let clock: { now: number };
  beforeEach(async () => {
    await db().deleteFrom('guessBudgets').execute();
    ({ ask, clock } = await startTestBackend(db(), { now: noon }));
  });
  const { create } = articlesOf(() => ask);
  const guess = (id: number, password: string, address: string, device?: string) =>
    ask(`${path}/${id}/private`, {
      method: 'POST',
      headers: { 'x-forwarded-for': address, ...(device && { [knownDeviceHeader]: device }) },
      body: { password },
    });

  test('Concurrent guesses are delayed like sequential ones, and even the right password must wait', async () => {
    const id = await create();
    const guesses = await Promise.all(
      Array.from({ length: 8 }, (_, index) => guess(id, `wrong${index}`, '203.0.113.9')),
    );
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(4);
    const refused = guesses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4);
    expect(refused[0]?.headers['retry-after']).toBe('1');
    expect(refusal(await guess(id, 'pass', '203.0.113.9'))).toEqual([429, 'ARTICLE_PASSWORD_TOO_MANY_TRIES']);
    expect((await guess(id, 'pass', '203.0.113.10')).status).toBe(200);
    clock.now += 1_000;
    expect((await guess(id, 'pass', '203.0.113.9')).status).toBe(200);
  });

  test('An article guessed at from many addresses is closed for the day, with an explanation', async () => {
    const id = await create();
    for (let from = 0; from < 60; from++) {
      await guess(id, `wrong${from}`, `198.51.100.${from}`);
      clock.now += 60_000;
    }
    const closed = await guess(id, 'pass', '203.0.113.10');
    expect(refusal(closed)).toEqual([429, 'ARTICLE_PASSWORD_CLOSED']);
    expect(closed.body.translatedMessage).toContain('오늘은 확인하지 않습니다');
    expect(Number(closed.headers['retry-after'])).toBe((24 * hour - 60 * 60_000) / 1000);
    const other = await create();
    expect((await guess(other, 'pass', '203.0.113.10')).status).toBe(200);
    clock.now = noon + 24 * hour;
    expect((await guess(id, 'pass', '203.0.113.10')).status).toBe(200);
  });

  test('A visitor who guesses at many articles is stopped, and nobody else is', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => create()));
    for (const id of ids) {
      await guess(id, 'wrong', '203.0.113.9');
      clock.now += 90_000;
    }
    expect(refusal(await guess(ids[0] ?? 0, 'pass', '203.0.113.9'))).toEqual([
      429,
      'ARTICLE_PASSWORD_ADDRESS_CLOSED',
    ]);
    expect((await guess(ids[0] ?? 0, 'pass', '203.0.113.10')).status).toBe(200);
  });

  test('A known browser opens an article that strangers have closed, and has its own budget', async () => {
    const id = await create();
    for (let from = 0; from < 30; from++) {
      await guess(id, 'wrong', `198.51.100.${from}`);
      clock.now += 60_000;
    }
    const device = 'a-device-of-her-own';
    expect(refusal(await guess(id, 'pass', '198.51.100.1'))[0]).toBe(429);
    expect((await guess(id, 'pass', '198.51.100.1', device)).status).toBe(200);
    for (let time = 0; time < 25; time++) {
      await guess(id, 'wrong', '198.51.100.1', device);
      clock.now += 600_000;
    }
    expect(refusal(await guess(id, 'pass', '198.51.100.1', device))[0]).toBe(429);
    expect((await guess(id, 'pass', '198.51.100.1', 'another-device-of-hers')).status).toBe(200);
  });

  test('Right passwords use up no budget, however often they are sent', async () => {
    const id = await create();
    for (let time = 0; time < 30; time++)
      expect((await guess(id, 'pass', '203.0.113.9')).status, `${time}`).toBe(200);
  });
});
