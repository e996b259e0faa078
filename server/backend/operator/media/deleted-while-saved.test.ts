import { beforeAll, expect, test } from 'vitest';
import { describeDatabases, untilWaitedFor } from '#tests/setup/backend-databases.ts';
import { firstOwnId, nextNumber } from '../../database/counters.ts';
import type { Database } from '../../database/open.ts';
import { refusal } from '../../testing/backend.ts';
import { type ContentBackend, startContentBackend } from '../../testing/content-entries.ts';

describeDatabases('A picture of which one operator deletes what another one saves', (db) => {
  let content: ContentBackend;
  beforeAll(async () => {
    content = await startContentBackend(db());
    return content.stop;
  });

  /** Holds a counter, which a call waits for, and then does something before that goes on. */
  const during = async <T>(
    counter: string,
    waiting: () => Promise<T>,
    meanwhile: (d: Database) => unknown,
  ) => {
    let call: Promise<T> | undefined;
    await db()
      .transaction()
      .execute(async (transaction) => {
        await nextNumber(transaction, 1, counter, firstOwnId);
        call = waiting();
        await untilWaitedFor(transaction, db());
        await meanwhile(transaction);
      });
    return await (call as Promise<T>);
  };
  const withoutDesk = (database: Database) =>
    database.updateTable('media').set({ name: 'table.webp' }).where('name', '=', 'desk.webp').execute();
  const withDesk = () =>
    db().updateTable('media').set({ name: 'desk.webp' }).where('name', '=', 'table.webp').execute();

  test('A picture is not deleted while something with it is being saved', async () => {
    const asked = { token: content.token, params: { code: 'han', name: 'desk.webp' } };
    for (const counter of ['settings', 'content', 'popup']) {
      const detail = JSON.stringify({ title: '', content: '<img src="/files/han/desk.webp">' });
      const refused = await during(
        counter,
        () => content.call('deleteMedia', asked),
        (transaction) =>
          transaction
            .updateTable('contentTexts')
            .set({ detail })
            .where('partnerId', '=', 1)
            .where('kind', '=', 'notice')
            .execute(),
      );
      expect(refusal(refused)).toEqual([409, 'MEDIA_IN_USE']);
      await db().updateTable('contentTexts').set({ detail: null }).where('kind', '=', 'notice').execute();
    }
  });

  test('A picture that is deleted while something with it is saved is refused there', async () => {
    const { token, picture } = content;
    const items = [{ title: { ko: '하나' }, pcContent: picture, devices: ['PC'] }];
    const popup = { token, params: { code: 'han' }, body: { locations: ['/'], items } };
    const { settings, version } = (await content.call('clinicSettings', { token, params: { code: 'han' } }))
      .body;
    const config = { ...settings.config, ogImageUrl: picture };
    const changed = { token, params: { code: 'han' }, body: { version, settings: { ...settings, config } } };
    const calls = [
      ['content', () => content.save('brandings', 1, { image: picture })],
      [
        'content',
        () =>
          content.create('brandings', {
            title: { ko: '병원' },
            sections: [{ content: { ko: '<p>병원</p>' }, image: picture }],
          }),
      ],
      ['popup', () => content.call('createPopup', popup)],
      ['settings', () => content.call('saveClinicSettings', changed)],
    ] as const;
    for (const [counter, save] of calls) {
      expect((await during(counter, save, withoutDesk)).status).toBe(422);
      await withDesk();
      expect((await save()).status).toBe(200);
    }
  });
});
