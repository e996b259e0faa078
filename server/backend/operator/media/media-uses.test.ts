import { parse } from 'jsonc-parser';
import { expect, onTestFinished, test, vi } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import type { EntryKind } from '../../database/tables.ts';
import { answerArticle } from '../../resources/answer-article.ts';
import { insertDraft, saveVersion } from '../../sites/drafts.ts';
import { publishDocument, scheduleDocument } from '../../sites/revisions.ts';
import { articlesOf } from '../../testing/articles.ts';
import { asker, startTestBackend } from '../../testing/backend.ts';
import { archivedWith, usesOf } from './media-uses.ts';

vi.mock('jsonc-parser', async (importOriginal) => {
  const original = await importOriginal<typeof import('jsonc-parser')>();
  return { ...original, parse: vi.fn(original.parse) };
});

describeDatabases('Uses of a picture', (db) => {
  test('Only documents that may name the picture are parsed, also one that writes its letters by their codes', async () => {
    await startTestBackend(db());
    const schedule = (document: string) =>
      scheduleDocument(db(), 1, { document, author: 'test', publishAt: Date.now() + 60_000 });
    await publishDocument(db(), 1, { document: '{"image":"/files/han/other.webp"}', author: 'test' });
    const named = await schedule('{"image":"/files/han/lobby.webp"}');
    const byCode = await schedule('{"image":"/files/han/l\\u006Fbby.webp"}');
    await schedule('{"text":"\\uBD04\\n"}');
    vi.mocked(parse).mockClear();
    expect(await usesOf(db(), { id: 1, code: 'han' }, 'lobby.webp')).toEqual([
      { where: `scheduled ${byCode}`, path: ['image'] },
      { where: `scheduled ${named}`, path: ['image'] },
    ]);
    expect(parse).toHaveBeenCalledTimes(2);
  });

  test('Other requests go on while many documents are searched', async () => {
    await startTestBackend(db());
    for (let count = 0; count < 30; count++)
      await insertDraft(db(), 1, {
        name: '',
        base: null,
        author: 'test',
        authorId: null,
        now: 1,
        document: '{"image":"/files/han/wall.webp"}',
      });
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    let turns = 0;
    let turn = setImmediate(function next() {
      turns += 1;
      turn = setImmediate(next);
    });
    const { parse: parsed } = await vi.importActual<typeof import('jsonc-parser')>('jsonc-parser');
    vi.mocked(parse).mockImplementation((...given) => {
      vi.advanceTimersByTime(10);
      return parsed(...given);
    });
    const places = await usesOf(db(), { id: 1, code: 'han' }, 'wall.webp');
    clearImmediate(turn);
    vi.mocked(parse).mockImplementation(parsed);
    expect(places).toHaveLength(30);
    expect(turns).toBeGreaterThan(10);
  });

  test('A second search reads only the documents that have changed since the first', async () => {
    await startTestBackend(db());
    await db().deleteFrom('siteDrafts').execute();
    const saved = { author: 'test', authorId: null, now: 1, document: '{"text":"/files/han/Wall.webp"}' };
    const draft = () => insertDraft(db(), 1, { ...saved, name: '', base: null });
    const [changed] = [await draft(), await draft()];
    const search = () => usesOf(db(), { id: 1, code: 'han' }, 'floor.webp', { searched });
    const searched = new Set<string>();
    expect(await search()).toEqual([]);
    const document = '{"text":"/files/han/floor.webp"}';
    await saveVersion(db(), { partnerId: 1, id: changed }, 1, { ...saved, document });
    const added = await insertDraft(db(), 1, { ...saved, name: '', base: null, document });
    const before = new Set(searched);
    expect((await search()).map(({ where }) => where)).toEqual([`draft ${added}`, `draft ${changed}`]);
    expect([...searched].filter((name) => !before.has(name))).toEqual([
      `draft ${added} 1`,
      `draft ${changed} 2`,
    ]);
  });

  test('Archived revisions that show a picture are told apart, since they do not stop it from being deleted', async () => {
    await startTestBackend(db());
    const publish = (name: string) =>
      publishDocument(db(), 1, { document: `{"image":"/files/han/${name}?v=1"}`, author: 'test' });
    const han = { id: 1, code: 'han' };
    const [first] = [await publish('old.webp'), await publish('old.webp.png')];
    const [third] = [await publish('old.webp'), await publish('new.webp')];
    expect(await archivedWith(db(), han, 'old.webp')).toEqual([third, first]);
    expect(await archivedWith(db(), han, 'new.webp')).toEqual([]);
    // A canceled schedule can be restored too.
    const document = '{"image":"/files/han/new.webp"}';
    const canceled = await scheduleDocument(db(), 1, { document, author: 'test', publishAt: Date.now() });
    await db().updateTable('siteRevisions').set({ status: 'cancelled' }).where('id', '=', canceled).execute();
    expect(await archivedWith(db(), han, 'new.webp')).toEqual([canceled]);
    await db().deleteFrom('siteRevisions').where('id', '=', canceled).execute();
    expect(await archivedWith(db(), { id: 2, code: 'sakura' }, 'old.webp')).toEqual([]);
    expect(await usesOf(db(), han, 'old.webp')).toEqual([]);
  });

  test('Answers to visitors, saved sections and blocked revisions of the partner show pictures', async () => {
    const { app } = await startTestBackend(db());
    const { create } = articlesOf(() => asker(app));
    const [answered, other] = [await create(), await create()];
    const img = (name: string) => `<p><img src="/files/han/${name}?v=1"></p>`;
    await answerArticle(db(), 1, answered, { content: img('room_1.webp') });
    await answerArticle(db(), 1, other, { content: img('room-1.webp') });
    const blocked = await scheduleDocument(db(), 1, {
      document: JSON.stringify({ html: img('room_1.webp') }),
      author: 'test',
      publishAt: Date.now(),
    });
    await db().updateTable('siteRevisions').set({ status: 'blocked' }).where('id', '=', blocked).execute();
    const node = JSON.stringify({ type: 'RichText', v: 1, data: { html: img('room_1.webp') } });
    const saved = { node, savedAt: 1, savedBy: 'test' };
    await db()
      .insertInto('savedSections')
      .values([
        { ...saved, partnerId: 1, id: 1, name: 'Our room' },
        { ...saved, partnerId: 1, id: 2, name: 'Our room' },
        { ...saved, partnerId: 2, id: 1, name: 'Foreign' },
      ])
      .execute();
    expect(await usesOf(db(), { id: 1, code: 'han' }, 'room_1.webp')).toEqual([
      { where: `answer ${answered}`, path: [] },
      { where: 'section Our room', path: [] },
      { where: `blocked ${blocked}`, path: ['html'] },
    ]);
  });

  test('All content of the partner shows pictures, named by the titles of its entries', async () => {
    await startTestBackend(db());
    await db().deleteFrom('contentTexts').execute();
    const image = { url: '/files/han/room_2.webp?v=1', width: 4, height: 3 };
    const img = '<img src="/files/han/room_2.webp">';
    type Text = { row: object; detail?: object; language?: 'ko' | 'en'; partnerId?: number };
    const add = (kind: EntryKind, entryId: number, { row, detail, language = 'ko', partnerId = 1 }: Text) =>
      db()
        .insertInto('contentTexts')
        .values({
          partnerId,
          kind,
          entryId,
          languageCode: language,
          search: '',
          row: JSON.stringify(row),
          detail: detail ? JSON.stringify(detail) : null,
        })
        .execute();
    await add('notice', 4, { row: { title: '휴진 안내' }, detail: { content: img } });
    await add('notice', 4, { row: { title: 'Closed' }, detail: { content: img }, language: 'en' });
    await add('notice', 5, { row: { title: 'Other' }, detail: { content: img.replace('_', '-') } });
    await add('boardArticle', 7, { row: { title: '후기', image } });
    await add('product', 8, { row: { name: '리프팅' }, detail: { images: [image] } });
    await add('product', 8, { row: { name: 'Foreign', image }, partnerId: 2 });
    await add('weeklySchedule', 9, { row: { employee: { name: 'Kim', image } } });
    await add('popup', 3, { row: { popupItems: [{ pcContent: image }] } });
    await add('info', 1, { row: { config: { menu: [image] }, partner: { employeeList: [{ image }] } } });
    expect(await usesOf(db(), { id: 1, code: 'han' }, 'room_2.webp')).toEqual([
      { where: 'boardArticle 7', path: [], place: { ko: '후기', en: '후기' } },
      { where: 'settings', path: [] },
      { where: 'clinic', path: [] },
      { where: 'notice 4', path: [], place: { ko: '휴진 안내', en: 'Closed' } },
      { where: 'popup 3', path: [] },
      { where: 'product 8', path: [], place: { ko: '리프팅', en: '리프팅' } },
    ]);
  });
});
