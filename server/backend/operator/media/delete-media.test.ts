import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { refusal } from '../../testing/backend.ts';
import { type ContentBackend, startContentBackend } from '../../testing/content-entries.ts';

const picture = (name: string) => ({ code: 'han', name });

describeDatabases('Deleting a picture', (db) => {
  let content: ContentBackend;
  beforeAll(async () => {
    content = await startContentBackend(db());
    return content.stop;
  });

  test('A picture that the content shows is not deleted', async () => {
    const { token } = await content.operator({ roles: { han: 'editor' } });
    const asked = { token, params: picture('desk.webp') };
    const detail = JSON.stringify({ content: '<img src="/files/han/desk.webp">' });
    const [notice] = await db()
      .updateTable('contentTexts')
      .set({ detail })
      .where('partnerId', '=', 1)
      .where('kind', '=', 'notice')
      .returning('entryId')
      .execute();
    const refused = await content.call('deleteMedia', asked);
    expect([...refusal(refused), refused.body.places[0].where]).toEqual([
      ...[409, 'MEDIA_IN_USE', `notice ${notice?.entryId}`],
    ]);
    await db().updateTable('contentTexts').set({ detail: null }).where('kind', '=', 'notice').execute();
    expect((await content.call('deleteMedia', asked)).status).toBe(200);
  });

  test('A picture of a translation that visitors do not get yet, for lack of its title, is not deleted', async () => {
    const body = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#79c' } })
      .webp()
      .toBuffer();
    const steps = { token: content.token, params: picture('steps.webp') };
    const { url } = (await content.call('uploadMedia', { ...steps, body })).body.media;
    const image = `<img src="${url}" width="80" height="60">`;
    const texts = { title: { ko: '안내' }, content: { ko: '<p>안내</p>', zh: image } };
    expect((await content.save('notices', 2, texts)).status).toBe(200);
    expect((await content.call('mediaUses', steps)).body.places).toEqual([
      { where: 'notice 2', path: [], place: { ko: '안내', en: '안내' } },
    ]);
    expect(refusal(await content.call('deleteMedia', steps))).toEqual([409, 'MEDIA_IN_USE']);
    await content.save('notices', 2, { title: { ko: '안내', zh: '通知' } });
    expect((await content.ask('notices/2?languageCode=zh')).body.row.content).toContain(url);
    expect((await content.call('mediaUses', steps)).body.places).toHaveLength(1);
    await content.remove('notices', 2);
    expect((await content.call('deleteMedia', steps)).status).toBe(200);
  });
});
