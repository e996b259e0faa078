import { beforeAll, expect, test } from 'vitest';
import { editableLists } from '#schemas/operator/entry-calls.ts';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { refusal } from '../../testing/backend.ts';
import { type ContentBackend, startContentBackend } from '../../testing/content-entries.ts';

const code = 'han';

describeDatabases('Changes whose answer was lost', (db) => {
  let content: ContentBackend;
  let keys = 0;
  beforeAll(async () => {
    content = await startContentBackend(db());
    return content.stop;
  });

  const newKey = () => {
    keys += 1;
    return `form number ${keys}`;
  };
  const actions = async () => {
    const rows = await db()
      .selectFrom('auditLog')
      .where('action', '!=', 'uploadMedia')
      .select(['action', 'target'])
      .orderBy('id')
      .execute();
    return rows.map(({ action, target }) => `${action} ${target}`);
  };
  const notice = (ko: string) => ({
    title: { ko },
    content: { ko: '<p>글</p>' },
    createdAt: '2026-06-15T10:00:00+09:00',
  });
  const add = (key: string, entry: object, { list = 'notices', token = content.token } = {}) =>
    content.call('createContentEntry', { token, params: { code, list }, body: { key, entry } });
  const count = async () => (await content.rows('notices')).count as number;

  test.each(editableLists)('%s: what is stored already is saved, whatever it was made from', async (list) => {
    const [{ id }] = (await content.rows(list)).rows;
    const present = await content.read(list, id);
    const before = await actions();
    const answer = await content.save(list, id, {}, 'an older version');
    expect([answer.status, answer.body]).toEqual([200, present]);
    expect(await actions()).toEqual(before);
  });

  test('A save that is sent again is saved, and another late one is refused, also if it is invalid', async () => {
    const { version, entry } = await content.read('notices', 2);
    const first = await content.save('notices', 2, { title: { ko: '새 제목', en: '' } }, version);
    const again = await content.save('notices', 2, { ...entry, title: { ko: '새 제목', en: '' } }, version);
    expect([again.status, again.body]).toEqual([200, first.body]);
    for (const title of [{ ko: '다른 제목' }, { ko: '' }])
      expect(refusal(await content.save('notices', 2, { title }, version))).toEqual([409, 'ENTRY_CHANGED']);
  });

  test('An entry that is sent twice is added once, with what was sent last', async () => {
    const key = newKey();
    const before = await count();
    const first = (await add(key, notice('하나'))).body;
    expect((await add(key, notice('하나'))).body).toEqual(first);
    const second = (await add(key, notice('둘'))).body;
    expect(second).toMatchObject({ id: first.id, entry: { title: { ko: '둘' } } });
    expect((await content.ask(`notices/${first.id}?languageCode=ko`)).body.row.title).toBe('둘');
    expect(await count()).toBe(before + 1);
    expect((await actions()).slice(-2)).toEqual([
      `createContentEntry notices ${first.id}`,
      `saveContentEntry notices ${first.id}`,
    ]);
  });

  test('Two at once add one', async () => {
    const key = newKey();
    const [one, other] = await Promise.all([add(key, notice('동시')), add(key, notice('동시'))]);
    expect(one.status).toBe(200);
    expect(other.body).toEqual(one.body);
  });

  test('What somebody else made of it meanwhile is not replaced', async () => {
    const key = newKey();
    const { id } = (await add(key, notice('하나'))).body;
    await content.save('notices', id, { title: { ko: '동료의 제목' } });
    const late = await add(key, notice('하나'));
    expect([...refusal(late), late.body.present.entry.title]).toEqual([
      409,
      'ENTRY_CHANGED',
      { ko: '동료의 제목' },
    ]);
  });

  test('A form adds its entry again after somebody has deleted it', async () => {
    const key = newKey();
    const { id } = (await add(key, notice('하나'))).body;
    await content.remove('notices', id);
    const again = (await add(key, notice('하나'))).body;
    expect(again.id).not.toBe(id);
    expect(again.entry.title).toEqual({ ko: '하나' });
  });

  test('A refused entry takes no key, and a key counts for one operator and one list', async () => {
    const key = newKey();
    expect((await add(key, notice(''))).status).toBe(422);
    const { id } = (await add(key, notice('하나'))).body;
    const { token } = await content.operator({ roles: { han: 'publisher' } });
    expect((await add(key, notice('하나'), { token })).body.id).not.toBe(id);
    const faq = (await content.read('faqs', 1)).entry;
    expect(refusal(await add(key, faq, { list: 'faqs' }))).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  test('A popup that is sent twice is added once, and one that is saved twice is saved', async () => {
    const asked = { token: content.token, params: { code } };
    const body = (ko: string) => ({
      locations: ['/'],
      items: [{ title: { ko }, pcContent: content.picture, devices: ['PC'] }],
    });
    const create = (popup: object, key: string) =>
      content.call('createPopup', { ...asked, body: { ...popup, key } });
    const popups = async () => (await content.call('popups', asked)).body.rows as { id: number }[];
    const key = newKey();
    const before = (await popups()).length;
    const first = (await create(body('하나'), key)).body.popup;
    expect((await create(body('하나'), key)).body.popup).toEqual(first);
    const second = (await create(body('둘'), key)).body.popup;
    expect(second).toMatchObject({ id: first.id, items: [{ title: { ko: '둘' } }] });
    expect(await popups()).toHaveLength(before + 1);

    const save = (popup: object, version: string) =>
      content.call('savePopup', {
        token: content.token,
        params: { code, id: first.id },
        body: { version, popup },
      });
    const saved = await save(body('셋'), second.version);
    const logged = await actions();
    expect((await save(body('셋'), second.version)).body).toEqual(saved.body);
    expect(await actions()).toEqual(logged);
    for (const ko of ['넷', ''])
      expect(refusal(await save(body(ko), second.version))).toEqual([409, 'POPUP_CHANGED']);
    expect(refusal(await create(body('둘'), key))).toEqual([409, 'POPUP_CHANGED']);

    await content.call('deletePopup', { token: content.token, params: { code, id: first.id } });
    expect((await create(body('둘'), key)).body.popup.id).not.toBe(first.id);
  });
});
