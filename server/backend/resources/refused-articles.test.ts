import { beforeEach, expect, test, vi } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { article, path } from '../testing/articles.ts';
import { type Ask, refusal, startTestBackend } from '../testing/backend.ts';

const hashing = vi.hoisted(() => ({ calls: 0, running: 0, most: 0 }));
vi.mock('#server/backend/security/passwords.ts', async (original) => {
  const real = await original<typeof import('#server/backend/security/passwords.ts')>();
  return {
    ...real,
    hashPassword: async (password: string) => {
      hashing.calls += 1;
      hashing.running += 1;
      hashing.most = Math.max(hashing.most, hashing.running);
      const hash = await real.hashPassword(password);
      hashing.running -= 1;
      return hash;
    },
  };
});

describeDatabases('Articles that are refused', (db) => {
  let ask: Ask;
  beforeEach(async () => {
    ({ ask } = await startTestBackend(db()));
    await db().deleteFrom('writeCounts').execute();
    Object.assign(hashing, { calls: 0, most: 0 });
  });
  const write = (address: string) =>
    ask(path, { method: 'POST', headers: { 'x-forwarded-for': address }, body: article });

  test('No password is hashed for a network that has written too many articles', async () => {
    expect((await write('203.0.113.7')).status).toBe(200);
    await db().updateTable('writeCounts').set({ count: 20 }).where('scope', 'like', '% hour %').execute();
    const refused = await write('203.0.113.7');
    expect(refusal(refused)).toEqual([429, 'ARTICLE_TOO_MANY']);
    expect(refused.headers['retry-after']).toBe('3600');
    expect(hashing.calls).toBe(1);
  });

  test('Few passwords are hashed at once, and further ones are refused with a time to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => write(`203.0.113.${n}`)));
    expect(hashing.most).toBeLessThanOrEqual(2);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(answers.length - refused.length).toBe(hashing.calls);
    // A 5xx would count as a failure of the backend, whose breaker a single visitor could open for the clinic.
    expect(new Set(refused.map((answer) => refusal(answer).join(' ')))).toEqual(new Set(['429 TIMEOUT']));
    expect(refused.every(({ headers }) => headers['retry-after'] === '2')).toBe(true);
    expect(refused.length).toBeGreaterThan(0);
  });
});
