import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { startOperatorBackend } from '../../testing/operators.ts';

describeDatabases('Titles of pictures', (db) => {
  test('A picture has the name of its file as its title, which its next version takes over', async () => {
    const { call, operator, operators } = await startOperatorBackend(db());
    onTestFinished(() => rmSync(operators.mediaDir, { recursive: true, force: true }));
    const { token } = await operator({ roles: { han: 'editor' } });
    const pictureOf = (background: string) =>
      sharp({ create: { width: 4, height: 2, channels: 3, background } })
        .webp()
        .toBuffer();
    const [webp, other] = [await pictureOf('#c97'), await pictureOf('#79c')];
    const send = async (body: Buffer, title?: string) =>
      (await call('uploadMedia', { token, params: { code: 'han', name: 'picture.webp', title }, body })).body
        .media;
    expect(await send(webp, '봄 이벤트 사진.webp')).toMatchObject({
      name: 'picture.webp',
      title: '봄 이벤트 사진.webp',
    });
    expect(await send(other)).toMatchObject({ title: '봄 이벤트 사진.webp' });
    const params = { code: 'han', name: 'picture.webp', isNew: true };
    const refused = await call('uploadMedia', { token, params, body: webp });
    expect([refused.status, refused.body.code]).toEqual([409, 'MEDIA_NAME_TAKEN']);
    expect(await send(webp, '여름.webp')).toMatchObject({ title: '여름.webp' });
    const { rows } = (await call('media', { token, params: { code: 'han' } })).body;
    expect(rows).toContainEqual(expect.objectContaining({ name: 'picture.webp', title: '여름.webp' }));
  });
});
