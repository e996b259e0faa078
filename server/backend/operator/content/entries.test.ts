import { beforeAll, expect, test } from 'vitest';
import { editableLists } from '#schemas/operator/entry-calls.ts';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { refusal } from '../../testing/backend.ts';
import { noon } from '../../testing/clinic.ts';
import { han } from '../../testing/content.ts';
import { type ContentBackend, startContentBackend } from '../../testing/content-entries.ts';

const code = 'han';

describeDatabases('Entries of the content', (db) => {
  let content: ContentBackend;
  beforeAll(async () => {
    content = await startContentBackend(db());
    return content.stop;
  });

  test.each(editableLists)(
    '%s: an entry that is saved as it was changes nothing for visitors',
    async (list) => {
      content.clock.now = 0;
      const listed = await content.rows(list);
      expect(listed.rows.length).toBe(listed.count);
      expect(listed.count).toBeGreaterThan(0);
      const before = await content.everything();
      for (const { id } of listed.rows) expect((await content.save(list, id, {})).status).toBe(200);
      expect(await content.everything()).toEqual(before);
      expect(await content.rows(list)).toEqual(listed);
      await content.readFilesAgain();
      expect(await content.everything()).toEqual(before);
      content.clock.now = noon;
    },
  );

  test('A notice is added, changed and deleted for visitors at once, in every language', async () => {
    content.purged.length = 0;
    const entry = {
      title: { ko: '휴진 안내', en: 'Closed' },
      content: { ko: '<p>쉽니다.</p>', en: '<p>We are closed.</p>' },
      createdAt: '2026-06-15T10:00:00+09:00',
    };
    const { body } = await content.create('notices', entry);
    expect(body).toMatchObject({ entry: { ...entry, isPinned: false } });
    expect(content.purged).toEqual(['han content notices']);
    const shown = async (language: string) =>
      (await content.ask(`notices/${body.id}?languageCode=${language}`)).body.row;
    expect(await shown('en')).toMatchObject({
      title: 'Closed',
      content: '<p>We are closed.</p>',
      translations: ['ko', 'en'],
      updatedAt: new Date(noon).toISOString(),
    });
    // Without Chinese texts, Chinese visitors see the main language, and the list tells operators so.
    expect(await shown('zh')).toMatchObject({ languageCode: 'ko', title: '휴진 안내' });
    expect(
      (await content.rows('notices')).rows.find(({ id }: { id: number }) => id === body.id),
    ).toMatchObject({
      title: 'Closed',
      detail: '2026-06-15',
      untranslated: ['zh'],
    });
    await content.save('notices', body.id, { isPinned: true });
    expect((await content.ask('notices?languageCode=ko')).body.rows[0]).toMatchObject({
      id: body.id,
      isPinned: true,
    });
    expect((await content.remove('notices', body.id)).status).toBe(200);
    expect((await content.ask(`notices/${body.id}?languageCode=ko`)).status).toBe(404);
    expect(refusal(await content.remove('notices', body.id))).toEqual([404, 'NOT_FOUND']);
  });

  test('What operators changed, added, deleted and arranged stays when the files are read again', async () => {
    await content.save('notices', 1, { title: { ko: '바뀐 공지', en: 'Changed notice' } });
    const { id } = (
      await content.create('faqs', { ...(await content.read('faqs', 1)).entry, question: { ko: '새 질문' } })
    ).body;
    await content.remove('notices', 3);
    const staff = (await content.rows('employees')).rows.map((row: { id: number }) => row.id);
    const ordered = await content.call('orderContentEntries', {
      token: content.token,
      params: { code, list: 'employees' },
      body: { ids: staff.toReversed() },
    });
    expect(ordered.status).toBe(200);
    const popups = { token: content.token, params: { code } };
    const made = await content.call('createPopup', {
      ...popups,
      body: {
        locations: ['/'],
        items: [{ title: { ko: '하나', en: 'One' }, pcContent: content.picture, devices: ['PC'] }],
      },
    });
    await content.call('deletePopup', { token: content.token, params: { code, id: 1 } });
    const before = await content.everything();
    const report = await content.readFilesAgain();
    expect(await content.everything()).toEqual(before);
    expect(report.retained).toEqual(expect.arrayContaining(['notices 1', 'notices 3', 'popups 1']));
    expect((await content.ask('notices/1?languageCode=en')).body.row.title).toBe('Changed notice');
    expect((await content.ask('notices/3?languageCode=en')).status).toBe(404);
    expect((await content.rows('faqs')).rows.at(-1)).toMatchObject({ id, title: '새 질문' });
    expect((await content.rows('employees')).rows.map((row: { id: number }) => row.id)).toEqual(
      staff.toReversed(),
    );
    const { partnerEmployeeList } = (await content.ask('info?languageCode=ko')).body.row.partner;
    expect(partnerEmployeeList.map((row: { id: number }) => row.id)).toEqual(staff.toReversed());
    const listed = (await content.call('popups', popups)).body.rows;
    expect(listed.map((popup: { id: number }) => popup.id)).toEqual([2, 3, made.body.popup.id]);
    expect(listed.at(-1)).toEqual({ ...made.body.popup, version: expect.any(String) });
  });

  test('Lists show the picture of each entry, and those of one category alone', async () => {
    const ask = async (params: object) =>
      (await content.call('contentEntries', { token: content.token, params: { code, ...params } })).body;
    const all = await ask({ list: 'products', limit: 100 });
    const filed = await ask({ list: 'products', limit: 100, group: 3 });
    const { rows } = (await content.ask('products?languageCode=ko&categoryId=3&limit=100')).body;
    const ids = (entries: { id: number }[]) => entries.map(({ id }) => id).sort((a, b) => a - b);
    expect(filed.count).toBe(rows.length);
    expect(filed.count).toBeLessThan(all.count);
    expect(ids(filed.rows)).toEqual(ids(rows));
    expect(all.rows[0].picture).toMatch(/^\/files\/.+\.webp/);
    expect((await ask({ list: 'notices' })).rows[0].picture).toBeNull();
    const faqs = await ask({ list: 'faqs', group: 1, search: '예약' });
    expect(faqs.count).toBeLessThan((await ask({ list: 'faqs' })).count);
    expect((await ask({ list: 'products', group: 999 })).count).toBe(0);
  });

  test('A treatment counts in its category, and a special event that is deleted is gone', async () => {
    const count = async () =>
      (await content.ask('product-categories?languageCode=ko')).body.rows.find(
        ({ id }: { id: number }) => id === 3,
      ).productCount;
    const before = await count();
    const { entry } = await content.read('products', 5);
    const { id } = (await content.create('products', { ...entry, image: content.picture, categoryIds: [3] }))
      .body;
    expect(await count()).toBe(before + 1);
    expect((await content.ask(`products/${id}?languageCode=ko`)).body.row.options[0].id).toBe(id * 100 + 1);
    expect((await content.remove('products', id)).status).toBe(200);
    expect(await count()).toBe(before);
    await content.remove('exhibitions', 4);
    expect((await content.ask('exhibitions/4?languageCode=ko')).status).toBe(410);
  });

  test('Pictures of entries are those of the media, with their sizes', async () => {
    await content.save('employees', 1, { image: content.picture });
    const [first] = (await content.ask('partner-employees?languageCode=ko')).body.rows.filter(
      ({ id }: { id: number }) => id === 1,
    );
    expect(first.image).toEqual({ url: content.picture, width: 80, height: 60, alt: '' });
    const uses = await content.call('mediaUses', {
      token: content.token,
      params: { code, name: 'desk.webp' },
    });
    expect(uses.body.places.map(({ where }: { where: string }) => where)).toContain('employee 1');
  });

  test('An entry that operators changed and whose target the files no longer have is told', async () => {
    await content.save('faqs', 1, { question: { ko: '주차되나요?' } });
    const categories = db().updateTable('contentEntries').where('list', '=', 'faqCategories');
    await categories.set({ changedAt: null }).execute();
    const files = han();
    files.faqs = { categories: [], rows: [] };
    expect((await content.readFilesAgain(files)).dangling).toContain('faqs 1 (faqCategories 1)');
    const { rows } = (await content.ask('faqs?languageCode=ko')).body;
    expect(rows.map(({ id }: { id: number }) => id)).toContain(1);
    expect((await content.readFilesAgain()).dangling).toEqual([]);
  });

  test('Words find titles, and the number of an entry', async () => {
    expect(
      (await content.rows('products', { search: 'botox' })).rows.map((row: { id: number }) => row.id),
    ).toEqual([2]);
    expect((await content.rows('products', { search: '3' })).count).toBe(1);
    expect((await content.rows('products', { search: 'nothing' })).rows).toEqual([]);
    expect((await content.rows('products', { limit: 2, offset: 1 })).rows).toHaveLength(2);
  });
});
