import { beforeEach, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { type Ask, refusal, startTestBackend } from '../testing/backend.ts';
import { noon } from '../testing/clinic.ts';
import { consentTo } from '../testing/consent.ts';
import { answerInquiry, eraseInquiry, inquiriesOf, inquiryText } from './answer-inquiry.ts';

const inquiry = {
  languageCode: 'en',
  name: ' Jane Doe ',
  phoneNumber: '010-1234-5678',
  managerId: 1,
  preferredTimes: 'Saturday morning',
  picked: 'Lifting – once × 2',
  message: 'First visit\u0000\nline two',
  consent: consentTo('inquiry', 'en'),
};

describeDatabases('Inquiries', (db) => {
  let ask: Ask;
  let clock: { now: number };
  beforeEach(async () => {
    ({ ask, clock } = await startTestBackend(db(), { now: noon }));
    await db().deleteFrom('inquiries').execute();
    await db().deleteFrom('writeCounts').execute();
  });
  const post = (more: object = {}, headers: Record<string, string> = {}) =>
    ask('global/inquiries?languageCode=en', { method: 'POST', headers, body: { ...inquiry, ...more } });

  test('An inquiry is stored as written, with its consent', async () => {
    const { status, body } = await post();
    expect([status, Object.keys(body.row)]).toEqual([200, ['id']]);
    expect(await inquiriesOf(db(), 1)).toEqual([
      {
        id: body.row.id,
        languageCode: 'en',
        name: 'Jane Doe',
        phoneNumber: '010-1234-5678',
        messenger: null,
        preferredTimes: 'Saturday morning',
        picked: 'Lifting – once × 2',
        message: 'First visit\nline two',
        consentedAt: noon,
        consentPersonal: inquiry.consent.personal,
        consentHealth: inquiry.consent.health,
        createdAt: noon,
        answeredAt: null,
        answer: null,
        isRepeated: 0,
        managerId: 1,
        managerName: '김봄 · 원장',
        visit: null,
      },
    ]);
    expect(await inquiriesOf(db(), 2)).toEqual([]);
    expect((await ask('global/inquiries')).status).toBe(404);
  });

  test('An inquiry has the campaign, first page and origin of its visit, and nothing else of it', async () => {
    const visit = {
      utm: { utm_source: 'naver' },
      landing: '/products/3',
      referrer: 'https://m.search.naver.com',
    };
    await post({ visit });
    expect(JSON.parse((await inquiriesOf(db(), 1))[0]?.visit ?? '')).toEqual(visit);
    for (const wrong of [
      { ...visit, landing: '/a?phone=010' },
      { ...visit, landing: `/${'a'.repeat(400)}` },
      { ...visit, referrer: 'https://evil.example/path' },
      { ...visit, utm: { utm_evil: 'x' } },
      { ...visit, cookie: 'x' },
    ])
      expect((await post({ visit: wrong })).status).toBe(400);
  });

  test('A name, a phone number or messenger, and consent are required', async () => {
    const messages = async (more: object) => (await post(more)).body.message;
    expect(await messages({ name: ' ' })).toEqual(['INQUIRY_NAME_REQUIRED']);
    expect(await messages({ phoneNumber: '' })).toEqual(['INQUIRY_CONTACT_REQUIRED']);
    expect(await messages({ consent: undefined })).toEqual(['CONSENT_PERSONAL_REQUIRED']);
    expect(await messages({ consent: consentTo('article', 'en') })).toEqual([
      'CONSENT_PERSONAL_CHANGED',
      'CONSENT_HEALTH_CHANGED',
    ]);
    expect((await post({ phoneNumber: null, messenger: 'LINE jane' })).status).toBe(200);
    expect((await inquiriesOf(db(), 1)).length).toBe(1);
  });

  test('Control characters, which PostgreSQL cannot store, are removed from every text and compared without', async () => {
    const texts = {
      name: 'Jane',
      messenger: 'LINE jane',
      preferredTimes: 'noon',
      picked: 'Lifting',
      message: 'Hi',
    };
    const sent = Object.entries(texts).map(([key, text]) => [key, `${text}\u0000`]);
    const dirty = { ...Object.fromEntries(sent), phoneNumber: null };
    expect((await post(dirty)).status).toBe(200);
    expect(await inquiriesOf(db(), 1)).toMatchObject([texts]);
    for (let time = 1; time < 5; time++)
      expect((await post({ ...dirty, messenger: 'line JANE' })).status).toBe(200);
    expect(refusal(await post(dirty))).toEqual([429, 'INQUIRY_TOO_MANY']);
    const version = `${inquiry.consent.personal}\u0000`;
    const changed = await post({ consent: { ...inquiry.consent, personal: version } });
    expect([changed.status, changed.body.message]).toEqual([400, ['CONSENT_PERSONAL_CHANGED']]);
  });

  test('Only a doctor of the clinic can be asked for; the clinic reads the name, and without a choice nothing', async () => {
    for (const managerId of [2, 99])
      expect(refusal(await post({ managerId }))).toEqual([400, 'MANAGER_UNAVAILABLE']);
    expect((await post({ managerId: 0 })).status).toBe(400);
    expect((await post()).status).toBe(200);
    expect((await post({ managerId: undefined })).status).toBe(200);
    const found = await inquiriesOf(db(), 1);
    expect(found.map(({ managerName }) => managerName)).toEqual(['김봄 · 원장', null]);
    expect(found.map((one) => /doctor: .*/.exec(inquiryText(one))?.[0])).toEqual([
      'doctor: 김봄 · 원장',
      undefined,
    ]);
  });

  test('An inquiry repeated with its key is stored once', async () => {
    const headers = { 'idempotency-key': 'inquiry-made-once' };
    const [first, second] = await Promise.all([post({}, headers), post({}, headers)]);
    expect(second?.body).toEqual(first?.body);
    expect((await inquiriesOf(db(), 1)).length).toBe(1);
    expect(refusal(await post({ name: 'John' }, headers))).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  const from = (address: string) => ({ 'x-forwarded-for': address });

  test('One network may send five inquiries a day with one contact', async () => {
    for (let time = 0; time < 5; time++)
      expect((await post({}, from(`2001:db8:1:2::${time}`))).status).toBe(200);
    const more = await post({ phoneNumber: '０１０.1234‐5678' }, from('2001:db8:1:2::9'));
    expect(refusal(more)).toEqual([429, 'INQUIRY_TOO_MANY']);
    expect(more.headers['retry-after']).toBe('86400');
    clock.now += 24 * 60 * 60_000;
    expect((await post({}, from('2001:db8:1:2::9'))).status).toBe(200);
  });

  test('Others who use a visitor’s number cannot lock the visitor out, and the clinic gets a warning', async () => {
    for (let time = 0; time < 5; time++) await post({}, from(`203.0.113.${time}`));
    expect((await post({}, from('198.51.100.1'))).status).toBe(200);
    const found = await inquiriesOf(db(), 1);
    expect(found.map(({ isRepeated }) => isRepeated)).toEqual([0, 0, 0, 0, 0, 1]);
    expect(found.map((one) => inquiryText(one).includes('used from several networks'))).toEqual(
      found.map(({ isRepeated }) => isRepeated === 1),
    );
  });

  test('One address may send 20 inquiries an hour, a /48 40 and a /32 200, with a refusal of its own', async () => {
    let phones = 1_000;
    const sent = async (addresses: (index: number) => string, count: number) => {
      let arrived = 0;
      for (let index = 0; index < count; index++) {
        const answer = await post({ phoneNumber: `010-5555-${++phones}` }, from(addresses(index)));
        if (answer.status === 200) arrived++;
        else expect(refusal(answer)).toEqual([429, 'INQUIRY_TOO_MANY_FROM_NETWORK']);
      }
      return arrived;
    };
    expect(await sent(() => '203.0.113.7', 22)).toBe(20);
    expect(await sent((index) => `2001:db8:1:2::${index}`, 22)).toBe(20);
    expect(await sent((index) => `2001:db8:1:${index + 100}::1`, 25)).toBe(20);
    await db().updateTable('writeCounts').set({ count: 199 }).where('scope', 'like', '%/32').execute();
    expect(await sent((index) => `2001:db8:${index + 100}::1`, 3)).toBe(1);
    clock.now += 60 * 60_000;
    expect(await sent(() => '203.0.113.7', 1)).toBe(1);
  });

  test('The clinic lists open inquiries, records its answers and erases inquiries', async () => {
    const { id } = (await post()).body.row;
    expect(inquiryText((await inquiriesOf(db(), 1))[0] as never)).toContain('Jane Doe, 010-1234-5678');
    expect(await answerInquiry(db(), 2, id, { answer: 'x' })).toBe(false);
    expect(await answerInquiry(db(), 1, id, { answer: 'Saturday at 10', now: noon + 1 })).toBe(true);
    expect(await inquiriesOf(db(), 1)).toEqual([]);
    expect(await inquiriesOf(db(), 1, true)).toMatchObject([
      { answer: 'Saturday at 10', answeredAt: noon + 1 },
    ]);
    expect(await eraseInquiry(db(), 1, id)).toBe(true);
    expect(await eraseInquiry(db(), 1, id)).toBe(false);
    expect(await inquiriesOf(db(), 1, true)).toEqual([]);
  });
});
