import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { refusal } from '../../testing/backend.ts';
import { startOperatorBackend } from '../../testing/operators.ts';

describeDatabases('Deleting a picture', (db) => {
  test('A picture that the content shows is not deleted', async () => {
    const { call, operator, operators } = await startOperatorBackend(db());
    onTestFinished(() => rmSync(operators.mediaDir, { recursive: true, force: true }));
    const { token } = await operator({ roles: { han: 'editor' } });
    const body = await sharp({ create: { width: 4, height: 2, channels: 3, background: '#c97' } })
      .webp()
      .toBuffer();
    const asked = { token, params: { code: 'han', name: 'ward.webp' } };
    await call('uploadMedia', { ...asked, body });
    const detail = JSON.stringify({ content: '<img src="/files/han/ward.webp">' });
    const [notice] = await db()
      .updateTable('contentTexts')
      .set({ detail })
      .where('partnerId', '=', 1)
      .where('kind', '=', 'notice')
      .returning('entryId')
      .execute();
    const refused = await call('deleteMedia', asked);
    expect([...refusal(refused), refused.body.places[0].where]).toEqual([
      ...[409, 'MEDIA_IN_USE', `notice ${notice?.entryId}`],
    ]);
    await db().updateTable('contentTexts').set({ detail: null }).where('kind', '=', 'notice').execute();
    expect((await call('deleteMedia', asked)).status).toBe(200);
  });
});
