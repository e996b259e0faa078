// @slow: checks large documents

import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#server/backend/database/migrate.ts';
import { openDatabase } from '#server/backend/database/open.ts';
import { readEnvironment } from '#server/backend/environment.ts';
import { publishingPool } from '#server/backend/site-services.ts';
import { startOperatorBackend } from '#server/backend/testing/operators.ts';
import { textOfSections } from '#server/publishing/testing/example-documents.ts';

/** A backend that checks in threads, over HTTP, with one operator of each of two clinics. */
async function startBackend() {
  const db = openDatabase(':memory:');
  await migrate(db, ':memory:');
  const pool = publishingPool(db, { ...readEnvironment(), partnersDir: 'fixtures/partners' }, (error) => {
    throw error;
  });
  const publishing = pool.of('schedule');
  const { app, operator } = await startOperatorBackend(
    db,
    { publishing, publishingOf: (id) => pool.of(String(id)) },
    { now: Date.now() },
  );
  const server = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await pool.close();
    await app.close();
    await db.destroy();
  });
  const { token: han } = await operator({ roles: { han: 'editor' } });
  const { token: sakura } = await operator({ roles: { sakura: 'editor' } });
  const check = (code: string, token: string, sections: number) =>
    fetch(`${server}/operator/partners/${code}/check`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ document: textOfSections(sections) }),
    });
  return { server, check, han, sakura };
}

test('while a document of 6,000 sections is checked, health and another operator’s check are answered', async () => {
  const { server, check, han, sakura } = await startBackend();
  // Both threads have loaded the blocks.
  await Promise.all([check('han', han, 1), check('sakura', sakura, 1)]);
  const order: string[] = [];
  const note = (name: string) => (response: Response) => {
    order.push(name);
    return response.status;
  };
  const large = check('han', han, 6_000).then(note('large'));
  const others = [
    await fetch(`${server}/healthz`).then(note('health')),
    await check('sakura', sakura, 3).then(note('small')),
  ];
  expect([...others, await large]).toEqual([200, 200, 200]);
  expect(order).toEqual(['health', 'small', 'large']);
});

test('more checks of one operator than may wait are refused with a time to come back, and only theirs', async () => {
  const { check, han, sakura } = await startBackend();
  const flood = Array.from({ length: 14 }, () => check('han', han, 200));
  const other = await check('sakura', sakura, 1);
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ status }) => status === 503);
  expect(other.status).toBe(200);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === 200).length + refused.length).toBe(14);
  expect(refused[0]?.headers.get('retry-after')).toBe('2');
  expect(await refused[0]?.json()).toMatchObject({ code: 'BUSY', statusCode: 503 });
});
