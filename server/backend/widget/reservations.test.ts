import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { reservationResponse } from '#schemas/api/reservations.ts';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { appKey, startTestBackend } from '../testing/backend.ts';
import { noon } from '../testing/clinic.ts';

const origin = 'http://han.localhost:3000';
const visit = {
  kind: 'visit',
  date: '2026-06-17',
  time: '10:00',
  customerName: '김하나',
  customerPhone: '010-1000-0001',
  isConsented: true,
};
let phones = 2000;
const somebody = () => ({ customerPhone: `010-0000-${++phones}` });
const option = (productId: number, position = 1, quantity = 1) => ({
  productId,
  optionId: productId * 100 + position,
  quantity,
});

describeDatabases('The demo reservation widget', (db) => {
  let app: FastifyInstance;
  const clock = { now: noon };
  beforeAll(async () => {
    ({ app } = await startTestBackend(db(), clock));
  });
  const get = async (path: string, headers: object = {}) => {
    const response = await app.inject({ url: `/widget/${path}`, headers: { origin, ...headers } });
    return { status: response.statusCode, headers: response.headers, text: response.body };
  };
  const read = async (path: string) => JSON.parse((await get(path)).text);
  const post = async (body: object, headers: object = {}, query = '') => {
    const response = await app.inject({
      method: 'POST',
      url: `/widget/api/reservations${query}`,
      headers: { origin, ...headers },
      payload: body,
    });
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  };
  const stored = (receipt: string) =>
    db().selectFrom('reservations').where('receipt', '=', receipt).selectAll().executeTakeFirst();

  test('Both scripts and their imports are served to any origin without types', async () => {
    for (const name of ['type1.mjs', 'type2.mjs']) {
      const { status, headers, text } = await get(name, { origin: 'https://elsewhere.example' });
      expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
      expect(headers['access-control-allow-origin']).toBe('*');
      const [, imported] = /from '\.\/([\w-]+\.ts)'/.exec(text) ?? [];
      expect((await get(imported ?? '-')).status).toBe(200);
      expect((await get(name, { 'if-none-match': headers.etag })).status).toBe(304);
    }
    for (const name of ['type3.mjs', '..%2fserve.ts', 'reserve.ts', 'nothing.ts'])
      expect([name, (await get(name)).status]).toEqual([name, 404]);
  });

  test('Only partners’ pages may call across origins', async () => {
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/widget/api/reservations',
      headers: { origin },
    });
    expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([204, origin]);
    expect((await get('api/setting')).headers['access-control-allow-origin']).toBe(origin);
    const foreign = await post(visit, { origin: 'https://evil.example' });
    expect([foreign.status, foreign.body.code]).toEqual([403, 'ORIGIN_UNKNOWN']);
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('A visit is stored, and the answer has the data for the success page', async () => {
    const { status, body } = await post({
      ...visit,
      memo: '처음입니다',
      utm: { utm_source: 'naver' },
      visit: { landing: '/en', referrer: 'https://m.search.naver.com' },
    });
    expect(status).toBe(201);
    expect(reservationResponse.parse(body)).toEqual(body);
    expect(body.row).toMatchObject({
      kind: 'visit',
      reservationDetail: '방문 상담',
      reservedAt: '2026-06-17T01:00:00.000Z',
      partnerName: '한의원 강남',
      partnerAddress: '서울',
      customerName: '김하나',
      customerPhone: '010-1000-0001',
      reservationProductOptions: [],
      isIncludeVat: true,
      isSend: false,
      isReservationConfirm: false,
    });
    expect(await stored(body.row.receipt)).toMatchObject({
      partnerId: 1,
      memo: '처음입니다',
      utm: '{"utm_source":"naver"}',
      visit: '{"landing":"/en","referrer":"https://m.search.naver.com"}',
    });
    expect(await read(`api/reservations/${body.row.receipt}`)).toEqual(body);
    const other = await get(`api/reservations/${body.row.receipt}`, { origin: 'http://sakura.localhost' });
    expect(other.status).toBe(404);
  });

  test('A doctor of the clinic can be asked for, and the answer names the doctor in its own language', async () => {
    const body = { ...visit, ...somebody(), date: '2026-06-25', managerId: 1 };
    const { status, body: answer } = await post(body, {}, '?languageCode=en');
    expect([status, answer.row.reservationDetail]).toEqual([201, 'Consultation visit · Kim Bom']);
    expect(await stored(answer.row.receipt)).toMatchObject({ managerId: 1, managerName: '김봄 · 원장' });
    for (const managerId of [2, 99]) {
      const refused = await post({ ...body, ...somebody(), managerId });
      expect([refused.status, refused.body.code]).toEqual([400, 'MANAGER_UNAVAILABLE']);
    }
  });

  test('Treatments are stored with the clinic’s names and prices, whatever the page sent', async () => {
    const options = [option(1), option(5, 1, 2)];
    const body = { ...visit, ...somebody(), kind: 'treatment', time: '11:00', options };
    const { row } = (await post(body, {}, '?languageCode=en')).body;
    expect(row.reservationDetail).toBe('Ultherapy 300샷 en and 1 more');
    expect(row.reservationProductOptions).toMatchObject([
      { productName: 'Ultherapy', price: 900, currency: 'KRW', quantity: 1 },
      // 400 without VAT, on a site that shows prices with VAT.
      { optionName: '1cc en', price: 440, quantity: 2 },
    ]);
    const secret = { ...body, ...somebody(), time: '11:30', options: [option(1)], eventId: 2 };
    expect((await post(secret)).body.row.reservationProductOptions[0].price).toBe(100);
  });

  test('Each treatment is reserved at the prices at which it was picked', async () => {
    const at = (productId: number, eventId: number | null) => ({ ...option(productId), eventId });
    const body = { ...visit, kind: 'treatment', eventId: 2 };
    const mixed = { ...body, ...somebody(), time: '16:30', options: [at(1, 2), at(5, null)] };
    expect((await post(mixed)).body.row.reservationProductOptions).toMatchObject([
      { productId: 1, price: 100, event: { id: 2, title: '비밀' } },
      { productId: 5, price: 440, event: { id: 1, title: '공개' } },
    ]);
    // A treatment picked at the public price stays at it, although a secret event is open.
    const plain = { ...body, ...somebody(), time: '17:30', options: [at(1, null)] };
    expect((await post(plain)).body.row.reservationProductOptions[0].price).toBe(900);
  });

  test('Invalid and unavailable reservations are refused', async () => {
    const refused = async (change: object) => {
      const { status, body } = await post({ ...visit, ...somebody(), ...change });
      return [status, body.message?.[0]?.length > 1 ? body.message[0] : body.code];
    };
    const treatment = { kind: 'treatment' };
    expect(await refused({ ...treatment, options: [option(3)] })).toEqual([
      409,
      'RESERVATION_OPTION_UNAVAILABLE',
    ]);
    expect(await refused({ ...treatment, options: [option(99)] })).toEqual([
      409,
      'RESERVATION_OPTION_UNAVAILABLE',
    ]);
    expect(await refused(treatment)).toEqual([400, 'RESERVATION_OPTION_REQUIRED']);
    for (const change of [
      { time: '13:00' },
      { time: '10:10' },
      { date: '2026-06-21' },
      { date: '2026-06-14' },
      { date: '0001-01-01' },
      { date: '2027-06-17' },
    ])
      expect([change, await refused(change)]).toEqual([change, [409, 'RESERVATION_TIME_UNAVAILABLE']]);
    expect(await refused({ isConsented: false })).toEqual([400, 'RESERVATION_CONSENT_REQUIRED']);
    expect(await refused({ customerName: ' ' })).toEqual([400, 'RESERVATION_NAME_REQUIRED']);
    expect(await refused({ customerPhone: 'call me' })).toEqual([400, 'RESERVATION_PHONE_REQUIRED']);
    expect(await refused({ time: 'noon' })).toEqual([400, 'RESERVATION_TIME_REQUIRED']);
    expect((await refused({ utm: { utm_evil: 'x' } }))[0]).toBe(400);
  });

  test('A repeated request is one reservation', async () => {
    const body = { ...visit, ...somebody(), time: '12:00' };
    const headers = { 'idempotency-key': 'reservation-0001' };
    const answers = await Promise.all([post(body, headers), post(body, headers)]);
    const receipts = answers.map((answer) => answer.body.row.receipt);
    expect(new Set(receipts).size).toBe(1);
    const again = await post({ ...body, customerName: '박둘' }, headers);
    expect([again.status, again.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  test('Concurrent reservations never exceed the capacity', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => post({ ...visit, ...somebody(), time: '15:00' })));
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
    const { rows } = await read('api/times?date=2026-06-17');
    expect(rows.find((row: { time: string }) => row.time === '15:00')).toEqual({
      time: '15:00',
      isFree: false,
    });
  });

  test('Neither one phone number nor one address can fill the calendar', async () => {
    const same = somebody();
    const statuses = [];
    for (const time of ['10:00', '10:30', '11:00', '11:30', '12:00', '14:30'])
      statuses.push((await post({ ...visit, ...same, date: '2026-06-18', time })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    const { body } = await post({
      ...visit,
      ...same,
      customerPhone: same.customerPhone.replaceAll('-', ' '),
      date: '2026-06-19',
    });
    expect(body.translatedMessage).toBe('예약이 너무 많습니다. 병원으로 전화해 주세요.');
    const from = { 'app-key': appKey, 'x-forwarded-for': '198.51.100.7' };
    await db()
      .insertInto('writeCounts')
      .values({ partnerId: 1, scope: 'reservation hour 198.51.100.7', count: 60, since: noon - 1_000 })
      .execute();
    expect((await post({ ...visit, ...somebody(), time: '16:00' }, from)).status).toBe(429);
    // A forwarded address without the site's key is ignored.
    const { status } = await post(
      { ...visit, ...somebody(), time: '16:00' },
      { 'x-forwarded-for': '198.51.100.7' },
    );
    expect(status).toBe(201);
  });

  const fromSite = (address: string) => ({ 'app-key': appKey, 'x-forwarded-for': address });

  test('IPv6 reservations are counted per network, whichever address is used', async () => {
    const reserve = (address: string) =>
      post({ ...visit, ...somebody(), date: '2026-06-23', time: '10:00' }, fromSite(address));
    expect((await reserve('2001:db8:1:2::1')).status).toBe(201);
    const fill = (network: string, count: number) =>
      db()
        .updateTable('writeCounts')
        .set({ count })
        .where('scope', '=', `reservation hour ${network}`)
        .execute();
    await fill('2001:db8:1:2::/64', 60);
    const refused = await reserve('2001:db8:1:2::2');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600']);
    await fill('2001:db8:1::/48', 120);
    expect((await reserve('2001:db8:1:3::1')).status).toBe(429);
    await fill('2001:db8::/32', 600);
    expect((await reserve('2001:db8:2::1')).status).toBe(429);
    expect((await reserve('2001:db9::1')).status).toBe(201);
  });

  test('Others who use a visitor’s number cannot lock the visitor out: the clinic has to confirm', async () => {
    const same = somebody();
    const reserve = (time: string, address: string) =>
      post({ ...visit, ...same, date: '2026-06-24', time }, fromSite(address));
    for (const [index, time] of ['10:00', '10:30', '11:00', '11:30', '12:00'].entries())
      expect((await reserve(time, `203.0.113.${index}`)).status).toBe(201);
    const { status, body } = await reserve('15:00', '198.51.100.1');
    expect(status).toBe(201);
    expect(await stored(body.row.receipt)).toMatchObject({ isRepeated: 1, isConfirmed: 0 });
    const others = await db()
      .selectFrom('reservations')
      .where('phoneDigits', '=', same.customerPhone.replaceAll('-', ''))
      .where('isRepeated', '=', 0)
      .select('id')
      .execute();
    expect(others).toHaveLength(5);
  });

  test('Treatments to choose from are listed by category, event, id or popularity, with shown prices', async () => {
    const names = async (query: string) =>
      (await read(`api/products?${query}`)).rows.map((one: { id: number }) => one.id);
    expect(await names('')).toEqual([2, 1, 4, 5]);
    expect(await names('categoryId=3')).toEqual([2, 4]);
    expect(await names('eventId=1')).toEqual([5]);
    expect(await names('eventId=2')).toEqual([]);
    expect(await names('eventId=2&productId=1')).toEqual([1]);
    expect(await names('ids=5,1')).toEqual([5, 1]);
    expect((await names('categoryId=3&productId=5'))[0]).toBe(5);
    const [first] = (await read('api/products?eventId=2&productId=1')).rows;
    expect(first.options[0]).toEqual({ id: 101, name: '300샷', price: 100, isReservable: true });
  });

  test('The next weeks are listed in the clinic’s time zone', async () => {
    const { today, rows } = await read('api/days');
    expect(today).toBe('2026-06-15');
    expect(rows).toHaveLength(42);
    const isOpen = (date: string) => rows.find((day: { date: string }) => day.date === date)?.isOpen;
    expect([isOpen('2026-06-15'), isOpen('2026-06-21'), isOpen('2026-07-01')]).toEqual([true, false, true]);
    const july = (await read('api/times?date=2026-07-01')).rows;
    expect(july.at(-1).time).toBe('12:30');
    for (const date of ['0000-01-01', '0001-01-01', '9999-12-31'])
      expect((await read(`api/times?date=${date}`)).rows).toEqual([]);
  });

  test('A partner without the widget accepts no reservations', async () => {
    expect((await post(visit, { origin: 'http://sakura.localhost' })).status).toBe(404);
    expect((await get('api/setting', { origin: 'http://sakura.localhost' })).status).toBe(404);
  });
});
