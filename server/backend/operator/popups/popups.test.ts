import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { firstOwnId, nextNumber } from '../../database/counters.ts';
import { asker, refusal } from '../../testing/backend.ts';
import { type CallOperator, startOperatorBackend } from '../../testing/operators.ts';

const code = 'han';
const webp = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#c97' } })
  .webp()
  .toBuffer();

describeDatabases('Popups', (db) => {
  let app: FastifyInstance;
  let call: CallOperator;
  let token: string;
  let foreign: string;
  let picture: string;
  let purged: string[];
  let clock: { now: number };
  beforeAll(async () => {
    const started = await startOperatorBackend(db());
    ({ app, call, purged, clock } = started);
    token = (await started.operator({ roles: { han: 'publisher' } })).token;
    foreign = (await started.operator({ roles: { sakura: 'administrator' } })).token;
    const uploaded = await call('uploadMedia', {
      token,
      params: { code, name: 'popup.webp' },
      body: webp,
      headers: { 'content-type': 'image/webp' },
    });
    picture = uploaded.body.media.url;
    return () => rm(started.operators.mediaDir, { recursive: true, force: true });
  });

  const body = (more: object = {}) => ({
    locations: ['/'],
    items: [{ title: { ko: '새 팝업', en: 'New popup' }, pcContent: picture, devices: ['PC'] }],
    ...more,
  });
  const list = async () => (await call('popups', { token, params: { code } })).body.rows;
  const create = (popup: object, by = token) =>
    call('createPopup', { token: by, params: { code }, body: popup });
  const created = async (popup: object) => (await create(popup)).body.popup;
  const shown = async (language = 'ko') =>
    (await asker(app)(`global/popups?languageCode=${language}`)).body.rows;

  test('All popups are listed in their order, also those that do not run, with titles in every language', async () => {
    const rows = await list();
    expect(rows.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3]);
    expect(rows[0]).toMatchObject({ endAt: '2026-06-14T15:00:00.000Z', locations: ['/'] });
    expect(rows[1].mobileRatio).toBe('1:1');
    expect(Object.keys(rows[2].items[0].title)).toContain('ko');
  });

  test('A popup that is scheduled appears when its time comes, in the language of the visitor', async () => {
    purged.length = 0;
    const startAt = new Date(clock.now + 60_000).toISOString();
    const popup = await created(body({ startAt, ratio: '4:3' }));
    expect(popup).toMatchObject({ startAt, ratio: '4:3', direction: 'CENTER', isAutoPlacement: true });
    expect(purged).toEqual(['han savePopup']);
    const ids = async () => (await shown()).map(({ id }: { id: number }) => id);
    expect(await ids()).not.toContain(popup.id);
    clock.now += 61_000;
    expect(await ids()).toContain(popup.id);
    const [english] = (await shown('en')).slice(-1);
    expect(english).toMatchObject({
      languageCode: 'en',
      popupItems: [
        { title: 'New popup', pcContent: { url: picture, width: 80, height: 60, alt: 'New popup' } },
      ],
    });
    // Without a Chinese title, Chinese visitors see the main language.
    const [chinese] = (await shown('zh')).slice(-1);
    expect(chinese).toMatchObject({ languageCode: 'ko', popupItems: [{ title: '새 팝업' }] });
  });

  test('The pages of a popup are stored as the site names them, each once', async () => {
    const locations = ['/en/products/', '/products', '/ja', '/products?categoryId=7'];
    const popup = await created(body({ locations }));
    expect(popup.locations).toEqual(['/products', '/', '/products/category/7']);
  });

  test('A title that other pictures are not translated beside stays for the operator', async () => {
    const items = [
      { title: { ko: '하나', en: 'One' }, pcContent: picture, devices: ['PC'] },
      { title: { ko: '둘' }, pcContent: picture, devices: ['PC', 'MOBILE'] },
    ];
    const popup = await created(body({ items }));
    expect(popup.items).toEqual(items);
  });

  test('A picture with words remains that of each language until another is chosen', async () => {
    const third = ({ id }: { id: number }) => id === 3;
    const { id, version, ...popup } = (await list()).find(third);
    const urls = async () => {
      const rows = await Promise.all(
        ['ko', 'en'].map(async (language) => (await shown(language)).find(third)),
      );
      return rows.map(({ popupItems }) => popupItems[0].pcContent.url);
    };
    expect(await urls()).toEqual(['/files/han/one.webp', '/files/han/two.webp']);
    const save = (of: string, change: object) =>
      call('savePopup', {
        token,
        params: { code, id },
        body: { version: of, popup: { ...popup, ...change } },
      });
    expect(popup.translatedPictures).toEqual({ '/files/han/one.webp': { en: '/files/han/two.webp' } });
    const saved = await save(version, { translatedPictures: undefined, locations: ['/', '/products'] });
    expect(await urls()).toEqual(['/files/han/one.webp', '/files/han/two.webp']);
    const [item] = popup.items;
    const changed = await save(saved.body.popup.version, { items: [{ ...item, pcContent: picture }] });
    expect(await urls()).toEqual([picture, picture]);
    const { body } = await save(changed.body.popup.version, {
      translatedPictures: { '/files/han/one.webp': { en: picture } },
    });
    expect(await urls()).toEqual(['/files/han/one.webp', picture]);
    // As "Undo" of a deletion does.
    const { id: _, version: __, ...again } = body.popup;
    await call('deletePopup', { token, params: { code, id } });
    const restored = (await call('createPopup', { token, params: { code }, body: again })).body.popup;
    expect(restored.translatedPictures).toEqual(again.translatedPictures);
  });

  test('A save of an older version is refused with the present popup, and changes nothing', async () => {
    const popup = await created(body());
    const { id, version } = popup;
    const save = (change: object, of: string) =>
      call('savePopup', { token, params: { code, id }, body: { version: of, popup: body(change) } });
    const first = await save({ locations: ['/products'] }, version);
    expect(first.body.popup.locations).toEqual(['/products']);
    const late = await save({ locations: ['/late'] }, version);
    expect([...refusal(late), late.body.popup.locations]).toEqual([409, 'POPUP_CHANGED', ['/products']]);
    expect((await save({ locations: ['/'] }, first.body.popup.version)).status).toBe(200);
  });

  test.each([
    ['POPUP_PERIOD', { startAt: '2026-06-02T00:00:00Z', endAt: '2026-06-01T00:00:00Z' }],
    ['POPUP_LOCATION', { locations: ['/', '/products?sort=new'] }],
    ['POPUP_PICTURE_MISSING', { items: [{ title: { ko: '제목' }, devices: ['PC'] }] }],
    [
      'POPUP_PICTURE_MISSING',
      { items: [{ title: { ko: '제목' }, pcContent: '/files/sakura/a.webp', devices: ['PC'] }] },
    ],
    [
      'POPUP_TITLE_MISSING',
      { items: [{ title: { en: 'Title' }, pcContent: '/files/han/popup.webp', devices: ['PC'] }] },
    ],
  ])('%s: it is refused in words, and nothing is stored', async (refused, change) => {
    const before = await list();
    const answer = await create(body(change));
    expect(refusal(answer)).toEqual([422, refused]);
    expect(await list()).toEqual(before);
  });

  test.each([
    { locations: [] },
    { locations: ['products'] },
    { items: [] },
    { items: Array.from({ length: 21 }, () => body().items[0]) },
    { ratio: '5:1' },
    { startAt: 'tomorrow' },
    { weight: 1 },
    {
      items: [
        {
          title: { ko: 'x' },
          pcContent: '/files/han/popup.webp',
          devices: ['PC'],
          linkTo: 'javascript:alert(1)',
        },
      ],
    },
  ])('%j is no popup', async (change) => {
    expect((await create(body(change))).status).toBe(400);
  });

  test('The order is that of the ids; a list of others is refused', async () => {
    const ids = (await list()).map(({ id }: { id: number }) => id);
    const versions = (await list()).map(({ version }: { version: string }) => version).sort();
    const order = (of: number[]) => call('orderPopups', { token, params: { code }, body: { ids: of } });
    expect((await order(ids.toReversed())).body).toEqual({ done: true });
    expect((await list()).map(({ id }: { id: number }) => id)).toEqual(ids.toReversed());
    expect((await list()).map(({ version }: { version: string }) => version).sort()).toEqual(versions);
    const weights = (await shown()).map(({ weight }: { weight: number }) => weight);
    expect(weights).toEqual(weights.toSorted((a: number, b: number) => a - b));
    for (const wrong of [ids.slice(1), [...ids.slice(1), ids[1] as number], [...ids, 99_999]])
      expect(refusal(await order(wrong))).toEqual([409, 'POPUP_ORDER_CHANGED']);
    await order(ids);
  });

  test('A deleted popup is gone, and its picture cannot be deleted before', async () => {
    const uses = await call('deleteMedia', { token, params: { code, name: 'popup.webp' } });
    expect([uses.status, uses.body.places[0].where]).toEqual([409, expect.stringMatching(/^popup \d+$/)]);
    const popup = await created(body());
    const gone = () => call('deletePopup', { token, params: { code, id: popup.id } });
    expect((await gone()).body).toEqual({ done: true });
    expect((await gone()).status).toBe(404);
    expect((await list()).map(({ id }: { id: number }) => id)).not.toContain(popup.id);
    const save = { version: popup.version, popup: body() };
    expect((await call('savePopup', { token, params: { code, id: popup.id }, body: save })).status).toBe(404);
  });

  test('A deletion waits for other writes of the clinic’s popups', async () => {
    const { id } = await created(body());
    let deletion: Promise<number> | undefined;
    let isDeleted = false;
    await db()
      .transaction()
      .execute(async (transaction) => {
        await nextNumber(transaction, 1, 'popup', firstOwnId);
        deletion = call('deletePopup', { token, params: { code, id } }).then(({ status }) => {
          isDeleted = true;
          return status;
        });
        // A deletion that does not wait would be done before so many statements.
        for (let count = 0; count < 50; count += 1) await nextNumber(transaction, 1, 'other', 1);
        expect(isDeleted).toBe(false);
      });
    expect(await deletion).toBe(200);
  });

  test('Nothing of it is open to members of another clinic', async () => {
    expect((await create(body(), foreign)).status).toBe(404);
    expect((await call('popups', { token: foreign, params: { code } })).status).toBe(404);
    expect((await call('clinicInfo', { token: foreign, params: { code } })).status).toBe(404);
    const own = await call('popups', { token: foreign, params: { code: 'sakura' } });
    expect(JSON.stringify(own.body)).not.toContain('새 팝업');
  });

  test('The information of the clinic is as the site has it, in the asked language', async () => {
    const info = (languageCode?: string) => call('clinicInfo', { token, params: { code, languageCode } });
    expect((await info('ko')).body.row).toMatchObject({
      partner: { partnerName: '한의원' },
      marketing: { kakaoTalkUrl: 'https://pf.kakao.com/_han', ga4Id: null },
      config: { useWidget: true, popupType: 'LAYER' },
    });
    expect((await info('ja')).body.row.partner.partnerName).toBe('한의원');
    expect((await info('xx')).status).toBe(400);
  });
});
