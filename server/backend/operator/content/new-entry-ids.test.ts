import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { firstOwnId, nextNumber } from '../../database/counters.ts';
import { han } from '../../testing/content.ts';
import { type ContentBackend, startContentBackend } from '../../testing/content-entries.ts';

const code = 'han';

describeDatabases('Ids of new entries', (db) => {
  let content: ContentBackend;
  beforeAll(async () => {
    content = await startContentBackend(db());
    return content.stop;
  });

  test('A new entry takes the place of none of the files, whatever ids they have', async () => {
    const next = (await nextNumber(db(), 1, 'content', firstOwnId)) + 1;
    const files = han();
    for (const [index, notice] of files.notices.rows.slice(0, 2).entries())
      files.notices.rows.push({ ...notice, id: next + index });
    await content.readFilesAgain(files);
    await content.remove('notices', next + 1);
    const present = await content.read('notices', next);
    const { body } = await content.create('notices', { ...present.entry, title: { ko: '새 공지' } });
    expect(body.id).toBe(next + 2);
    expect(await content.read('notices', next)).toEqual(present);
  });

  test('A new popup takes the place of none of the files', async () => {
    const next = (await nextNumber(db(), 1, 'popup', firstOwnId)) + 1;
    const files = han();
    for (const popup of files.popups.rows.slice(0, 1)) files.popups.rows.push({ ...popup, id: next });
    await content.readFilesAgain(files);
    const asked = { token: content.token, params: { code } };
    const rows = async () => (await content.call('popups', asked)).body.rows;
    const before = (await rows()).find(({ id }: { id: number }) => id === next);
    const items = [{ title: { ko: '하나', en: 'One' }, pcContent: content.picture, devices: ['PC'] }];
    const { body } = await content.call('createPopup', { ...asked, body: { locations: ['/'], items } });
    expect(body.popup.id).toBe(next + 1);
    expect((await rows()).find(({ id }: { id: number }) => id === next)).toEqual(before);
  });
});
