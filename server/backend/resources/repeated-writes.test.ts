import { beforeEach, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { article, articlesOf, path } from '../testing/articles.ts';
import { type Ask, refusal, startTestBackend } from '../testing/backend.ts';

describeDatabases('Repeated writes', (db) => {
  let ask: Ask;
  beforeEach(async () => {
    ({ ask } = await startTestBackend(db()));
  });
  const { create, listed } = articlesOf(() => ask);

  test('A write repeated with the same key is performed once', async () => {
    const headers = { 'idempotency-key': `key-${Math.random()}` };
    const post = (more = {}) => ask(path, { method: 'POST', headers, body: { ...article, ...more } });
    const before = (await listed()).length;
    const [first, second] = await Promise.all([post(), post()]);
    const third = await post();
    expect([second?.body, third.body]).toEqual([first?.body, first?.body]);
    // Repeated answers have the header.
    const repeated = [first, second, third].map((answer) => answer?.headers['idempotency-replayed'] ?? 'no');
    expect(repeated.sort()).toEqual(['no', 'true', 'true']);
    expect((await listed()).length).toBe(before + 1);
    expect(refusal(await post({ title: 'Something else' }))).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(
      (await ask(path, { method: 'POST', headers: { 'idempotency-key': 'x' }, body: article })).status,
    ).toBe(400);
  });

  test('A deletion repeated with its key gets the first answer', async () => {
    const id = await create();
    const headers = { 'idempotency-key': `delete-${id}-${Math.random()}` };
    const remove = () => ask(`${path}/${id}`, { method: 'DELETE', headers, body: { password: 'pass' } });
    expect((await remove()).body).toEqual({ row: { id, boardTypeId: 11 } });
    expect((await remove()).body).toEqual({ row: { id, boardTypeId: 11 } });
  });

  test('A deleted article can be written again with the same key and content', async () => {
    const headers = { 'idempotency-key': `words-${Math.random()}` };
    const post = async () => (await ask(path, { method: 'POST', headers, body: article })).body.row.id;
    const id = await post();
    const again = { 'idempotency-key': `gone-${id}-${Math.random()}` };
    const remove = () =>
      ask(`${path}/${id}`, { method: 'DELETE', headers: again, body: { password: 'pass' } });
    await remove();
    const next = await post();
    expect(next).toBeGreaterThan(id);
    expect((await ask(`${path}/${next}`)).status).toBe(200);
    expect((await remove()).body).toEqual({ row: { id, boardTypeId: 11 } });
  });

  test('A refused write does not use up its key', async () => {
    const id = await create();
    const headers = { 'idempotency-key': `refused-${id}-${Math.random()}` };
    const remove = (password: string) =>
      ask(`${path}/${id}`, { method: 'DELETE', headers, body: { password } });
    expect((await remove('other')).status).toBe(400);
    expect((await remove('pass')).status).toBe(200);
  });
});
