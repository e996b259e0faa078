import { expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { startOperatorBackend } from '../../testing/operators.ts';

describeDatabases('Publishers', (db) => {
  test('Everyone in the clinic can read who may publish, and nothing else about them', async () => {
    const { call, operator } = await startOperatorBackend(db());
    const { token } = await operator({ roles: { han: 'viewer' } });
    const publisher = await operator({ roles: { han: 'publisher' } });
    const elsewhere = await operator({ roles: { sakura: 'publisher' } });
    const names = { [publisher.id]: 'Kim', [elsewhere.id]: 'Tanaka' };
    for (const [id, name] of Object.entries(names))
      await db().updateTable('operators').set({ name }).where('id', '=', Number(id)).execute();
    const { body } = await call('publishers', { token, params: { code: 'han' } });
    expect(body.names).toContain('Kim');
    expect(body.names).not.toContain('Tanaka');
    expect(Object.keys(body)).toEqual(['names']);
    expect((await call('publishers', { token: elsewhere.token, params: { code: 'han' } })).status).toBe(404);
  });
});
