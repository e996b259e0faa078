import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { Role } from '#schemas/operator/roles.ts';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { answerArticle } from '../../resources/answer-article.ts';
import { publishDocument } from '../../sites/revisions.ts';
import { articlesOf } from '../../testing/articles.ts';
import { asker, refusal } from '../../testing/backend.ts';
import { type ContentBackend, startContentBackend } from '../../testing/content-entries.ts';

const code = 'han';
const pictureOf = (background: string, width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer();

describeDatabases('Replacing a picture', (db) => {
  let content: ContentBackend;
  beforeAll(async () => {
    content = await startContentBackend(db());
    return content.stop;
  });

  const upload = async (name: string, body: Buffer, token = content.token): Promise<string> =>
    (await content.call('uploadMedia', { token, params: { code, name }, body })).body.media.url;
  const operator = async (role: Role) => (await content.operator({ roles: { han: role } })).token;
  const call = async (name: Parameters<ContentBackend['call']>[0], params: object = {}, body?: object) =>
    (
      await content.call(name, {
        token: content.token,
        params: { code, ...params },
        ...(body && { body }),
      })
    ).body;
  const placesOf = async (name: string): Promise<{ where: string; isEarlier?: true }[]> =>
    (await call('mediaUses', { name })).places;
  const employee = async () =>
    (await content.ask('partner-employees?languageCode=ko')).body.rows.find(
      ({ id }: { id: number }) => id === 1,
    );
  const notice = async (id: number) => (await content.ask(`notices/${id}?languageCode=ko`)).body.row.content;

  test('Entries, popups, settings, answers and saved sections show it with its size, and their pages are purged', async () => {
    const first = await upload('room.webp', await pictureOf('#c97', 80, 60));
    await content.save('employees', 1, { image: first });
    const img = (src: string, width: number, height: number) =>
      `<p><img src="${src}" width="${width}" height="${height}"></p>`;
    const markup = img(first, 80, 60) + img(first, 40, 30) + img('/files/han/room.webp.png', 80, 60);
    await content.save('notices', 1, { content: { ko: markup } });
    const { settings, version } = await call('clinicSettings');
    settings.partner.logo = first;
    settings.config.ogImageUrl = first;
    await call('saveClinicSettings', {}, { version, settings });
    const { popup } = await call(
      'createPopup',
      {},
      { locations: ['/'], items: [{ title: { ko: '하나' }, pcContent: first, devices: ['PC'] }] },
    );
    const article = await articlesOf(() => asker(content.app)).create();
    await answerArticle(db(), 1, article, { content: markup });
    const image = { url: first, width: 80, height: 60, alt: '', blur: '#c97,#c97' };
    await call('saveSection', {}, { name: 'Room', node: { id: 'a', type: 'Hero', v: 1, data: { image } } });
    const everything = await content.everything();
    content.purged.length = 0;

    const second = await upload('room.webp', await pictureOf('#79c'));
    expect((await employee()).image).toEqual({ url: second, width: 40, height: 20, alt: '' });
    const moved = img(second, 40, 20) + img(second, 40, 20) + img('/files/han/room.webp.png', 80, 60);
    expect(await notice(1)).toBe(moved);
    const { row } = (await content.ask('info?languageCode=en')).body;
    expect([row.partner.partnerLogoImageUrl, row.config.ogImageUrl]).toEqual([second, second]);
    expect(row.partner.partnerEmployeeList[0].image).toMatchObject({ url: second, width: 40 });
    expect((await call('clinicSettings')).settings.partner.logo).toBe(second);
    const shown = (await call('popups')).rows.find(({ id }: { id: number }) => id === popup.id);
    expect(shown).toMatchObject({ items: [{ pcContent: second }] });
    const answer = await db()
      .selectFrom('customerAnswers')
      .where('articleId', '=', article)
      .select('content')
      .executeTakeFirstOrThrow();
    expect(answer.content).toBe(moved);
    const [{ node }] = (await call('savedSections')).rows;
    expect(node.data.image).toEqual({ url: second, width: 40, height: 20, alt: '' });
    expect(content.purged.sort()).toEqual([
      'han content employees',
      'han content notices',
      'han customerBoardUpdate',
      'han saveClinicSettings',
      'han savePopup',
    ]);
    expect((await placesOf('room.webp')).filter(({ isEarlier }) => isEarlier)).toEqual([]);
    // The entries are stored with it too.
    const after = await content.everything();
    expect(after).not.toEqual(everything);
    await content.readFilesAgain();
    expect(await content.everything()).toEqual(after);
    // A form that was opened before is told so.
    const body = { version: popup.version, popup: { locations: ['/'], items: popup.items } };
    const late = { token: content.token, params: { code, id: popup.id }, body };
    expect(refusal(await content.call('savePopup', late))).toEqual([409, 'POPUP_CHANGED']);
  });

  test('Documents still show the earlier version, which is told of each place', async () => {
    const first = await upload('desk-2.webp', await pictureOf('#c97'));
    const image = { url: first, width: 40, height: 20, alt: '' };
    const section = (id: string, url: string) => ({
      id,
      type: 'Hero',
      v: 1,
      data: { image: { ...image, url } },
    });
    const document = {
      pages: { '/': { sections: [section('a', first), section('b', '/files/han/desk-2.webp')] } },
    };
    await publishDocument(db(), 1, { document: JSON.stringify(document), author: 'test' });
    expect((await placesOf('desk-2.webp')).map(({ isEarlier }) => isEarlier)).toEqual([undefined, undefined]);
    await upload('desk-2.webp', await pictureOf('#79c', 10, 10));
    const places = await placesOf('desk-2.webp');
    expect(places.map(({ where, isEarlier }) => [where, isEarlier])).toEqual([
      ['published', true],
      ['published', undefined],
    ]);
  });

  test('What visitors see stays if an editor replaces it, until a publisher does, with the size of the version', async () => {
    const first = await upload('ward.webp', await pictureOf('#c97', 80, 60));
    await content.save('employees', 1, { image: first });
    const other = await pictureOf('#79c');
    await upload('ward.webp', other, await operator('editor'));
    expect(await placesOf('ward.webp')).toContainEqual(
      expect.objectContaining({ where: 'employee 1', isEarlier: true }),
    );
    // Another save does not change the picture either, nor its size.
    await content.save('employees', 1, { name: { ko: '김' } });
    expect((await employee()).image).toEqual({ url: first, width: 80, height: 60, alt: '' });
    await content.readFilesAgain();
    expect((await employee()).image).toEqual({ url: first, width: 80, height: 60, alt: '' });
    const second = await upload('ward.webp', other);
    expect((await employee()).image).toEqual({ url: second, width: 40, height: 20, alt: '' });
  });

  test('A popup stays with the picture that its form shows, also if another is the current one', async () => {
    const first = await upload('flyer.webp', await pictureOf('#c97', 80, 60));
    const items = [{ title: { ko: '하나' }, pcContent: first, devices: ['PC'] }];
    const { popup } = await call('createPopup', {}, { locations: ['/'], items });
    const second = await upload('flyer.webp', await pictureOf('#79c'), await operator('editor'));
    const save = async (version: string, change: object) =>
      (await call('savePopup', { id: popup.id }, { version, popup: { locations: ['/'], items, ...change } }))
        .popup;
    const shown = async () =>
      (await content.ask('popups?languageCode=ko')).body.rows.find(
        ({ id }: { id: number }) => id === popup.id,
      ).popupItems[0].pcContent;
    const image = { url: first, width: 80, height: 60, alt: '하나' };
    const saved = await save(popup.version, { endAt: '2030-01-01T00:00:00Z' });
    expect([saved.items[0].pcContent, await shown()]).toEqual([first, image]);
    const undone = await save(saved.version, {});
    expect([undone.items[0].pcContent, await shown()]).toEqual([first, image]);
    const [item] = items;
    await save(undone.version, { items: [{ ...item, pcContent: second }] });
    expect(await shown()).toEqual({ ...image, url: second, width: 40, height: 20 });
  });

  test('An entry that is deleted now shows it too if it comes back', async () => {
    const first = await upload('hall.webp', await pictureOf('#c97', 80, 60));
    await content.save('notices', 2, { content: { ko: `<img src="${first}">` } });
    await content.remove('notices', 2);
    const second = await upload('hall.webp', await pictureOf('#79c'));
    const stored = await db()
      .selectFrom('contentEntries')
      .where('list', '=', 'notices')
      .where('id', '=', 2)
      .select('entry')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(stored.entry).content.ko).toBe(`<img src="${second}">`);
  });
});
