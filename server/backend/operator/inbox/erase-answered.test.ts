import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { asker, refusal } from '../../testing/backend.ts';
import { inquire } from '../../testing/inquire.ts';
import { type CallOperator, type MakeOperator, startOperatorBackend } from '../../testing/operators.ts';

const code = 'han';
const day = 24 * 60 * 60_000;

describeDatabases('Inquiries that were answered long ago', (db) => {
  let call: CallOperator;
  let operator: MakeOperator;
  let clock: { now: number };
  let ask: ReturnType<typeof asker>;
  beforeAll(async () => {
    const started = await startOperatorBackend(db());
    ({ call, operator, clock } = started);
    ask = asker(started.app);
  });

  /** An inquiry that was sent 400 days ago. @param ago days since it was answered; without them it is open */
  const inquiry = async (ago?: number, as = 'han') => {
    const { body } = await inquire(ask, as);
    const sent = { createdAt: clock.now - 400 * day };
    const answered = ago !== undefined && { answeredAt: clock.now - ago * day, answer: 'Called.' };
    await db()
      .updateTable('inquiries')
      .set({ ...sent, ...answered })
      .where('id', '=', body.row.id)
      .where('partnerId', '=', as === 'han' ? 1 : 2)
      .execute();
    return body.row.id as number;
  };

  test('They are counted by age and erased together, and the log has their numbers', async () => {
    const { token } = await operator({ roles: { han: 'administrator' } });
    const [open, recent] = [await inquiry(), await inquiry(29.9)];
    const [old, older, oldest] = [await inquiry(30), await inquiry(100), await inquiry(366)];
    const other = await inquiry(366, 'sakura');
    const params = { code };
    expect((await call('answeredInquiries', { token, params })).body.rows).toEqual([
      { days: 30, count: 3 },
      { days: 90, count: 2 },
      { days: 180, count: 1 },
      { days: 365, count: 1 },
    ]);
    const erase = (days: number) => call('eraseAnsweredInquiries', { token, params: { code, days } });
    expect((await erase(29)).status).toBe(400);
    expect((await erase(90)).body).toEqual({ erased: 2 });
    expect((await erase(90)).body).toEqual({ erased: 0 });
    const left = await db().selectFrom('inquiries').orderBy('id').select(['partnerId', 'id']).execute();
    expect(left.filter(({ partnerId }) => partnerId === 1).map(({ id }) => id)).toEqual([open, recent, old]);
    expect(left.filter(({ partnerId }) => partnerId === 2).map(({ id }) => id)).toEqual([other]);
    const { rows } = (await call('auditLog', { token, params })).body;
    expect(rows).toEqual([
      expect.objectContaining({
        action: 'eraseAnsweredInquiries',
        target: 'inquiries',
        before: { ids: [older, oldest] },
        after: { days: 90 },
      }),
    ]);
  });

  test('Only administrators may', async () => {
    const { token } = await operator({ roles: { han: 'publisher' } });
    for (const name of ['answeredInquiries', 'eraseAnsweredInquiries'] as const)
      expect(refusal(await call(name, { token, params: { code, days: 30 } }))[0]).toBe(403);
  });
});
