import { beforeAll, expect, test } from 'vitest';
import { reservationRow } from '#schemas/api/reservations.ts';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { somebody, startWidget, visit, type Widget } from '../testing/widget.ts';

const option = (productId: number, position = 1, quantity = 1) => ({
  productId,
  optionId: productId * 100 + position,
  quantity,
});

describeDatabases('Reservations of the demo widget', (db) => {
  let widget: Widget;
  beforeAll(async () => {
    widget = await startWidget(db());
  });

  test('A visit is stored, and the answer has the data for the success page', async () => {
    const { status, body } = await widget.reserve({
      ...visit,
      memo: '처음입니다',
      utm: { utm_source: 'naver' },
      visit: { landing: '/en', referrer: 'https://m.search.naver.com' },
    });
    expect(status).toBe(201);
    expect(reservationRow.parse(body.row)).toEqual(body.row);
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
    expect(await widget.stored(body.row.receipt)).toMatchObject({
      partnerId: 1,
      memo: '처음입니다',
      utm: '{"utm_source":"naver"}',
      visit: '{"landing":"/en","referrer":"https://m.search.naver.com"}',
    });
    expect(await widget.read(`api/reservations/${body.row.receipt}`)).toEqual(body);
    const other = await widget.get(`api/reservations/${body.row.receipt}`, {
      origin: 'http://sakura.localhost',
    });
    expect(other.status).toBe(404);
  });

  test('A doctor of the clinic can be asked for, and the answer names the doctor in its own language', async () => {
    const body = { ...visit, ...somebody(), date: '2026-06-25', managerId: 1 };
    const { status, body: answer } = await widget.reserve(body, {}, '?languageCode=en');
    expect([status, answer.row.reservationDetail]).toEqual([201, 'Consultation visit · Kim Bom']);
    expect(await widget.stored(answer.row.receipt)).toMatchObject({
      managerId: 1,
      managerName: '김봄 · 원장',
    });
    for (const managerId of [2, 99]) {
      const refused = await widget.reserve({ ...body, ...somebody(), managerId });
      expect([refused.status, refused.body.code]).toEqual([400, 'MANAGER_UNAVAILABLE']);
    }
  });

  test('Treatments are stored with the clinic’s names and prices, whatever the page sent', async () => {
    const options = [option(1), option(5, 1, 2)];
    const body = { ...visit, ...somebody(), kind: 'treatment', time: '11:00', options };
    const { row } = (await widget.reserve(body, {}, '?languageCode=en')).body;
    expect(row.reservationDetail).toBe('Ultherapy 300샷 en and 1 more');
    expect(row.reservationProductOptions).toMatchObject([
      { productName: 'Ultherapy', price: 900, currency: 'KRW', quantity: 1 },
      // 400 without VAT, on a site that shows prices with VAT.
      { optionName: '1cc en', price: 440, quantity: 2 },
    ]);
    const secret = { ...body, ...somebody(), time: '11:30', options: [option(1)], eventId: 2 };
    expect((await widget.reserve(secret)).body.row.reservationProductOptions[0].price).toBe(100);
  });

  test('Each treatment is reserved at the prices at which it was picked', async () => {
    const at = (productId: number, eventId: number | null) => ({ ...option(productId), eventId });
    const body = { ...visit, kind: 'treatment', eventId: 2 };
    const mixed = { ...body, ...somebody(), time: '16:30', options: [at(1, 2), at(5, null)] };
    expect((await widget.reserve(mixed)).body.row.reservationProductOptions).toMatchObject([
      { productId: 1, price: 100, event: { id: 2, title: '비밀' } },
      { productId: 5, price: 440, event: { id: 1, title: '공개' } },
    ]);
    // A treatment picked at the public price stays at it, although a secret event is open.
    const plain = { ...body, ...somebody(), time: '17:30', options: [at(1, null)] };
    expect((await widget.reserve(plain)).body.row.reservationProductOptions[0].price).toBe(900);
  });

  test('Invalid and unavailable reservations are refused', async () => {
    const refused = async (change: object) => {
      const { status, body } = await widget.reserve({ ...visit, ...somebody(), ...change });
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
    const answers = await Promise.all([widget.reserve(body, headers), widget.reserve(body, headers)]);
    const receipts = answers.map((answer) => answer.body.row.receipt);
    expect(new Set(receipts).size).toBe(1);
    const again = await widget.reserve({ ...body, customerName: '박둘' }, headers);
    expect([again.status, again.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    // The same one under another key is for a second person.
    const second = await widget.reserve(body, { 'idempotency-key': 'reservation-0002' });
    expect([second.status, receipts.includes(second.body.row.receipt)]).toEqual([201, false]);
    // Its answer may be lost too, after it made the time full.
    const replayed = await widget.reserve(body, { 'idempotency-key': 'reservation-0002' });
    expect(replayed.body).toEqual(second.body);
    expect((await widget.reserve({ ...body, ...somebody() })).body.code).toBe('RESERVATION_TIME_UNAVAILABLE');
  });

  test('Concurrent reservations never exceed the capacity', async () => {
    const all = await Promise.all(
      [1, 2, 3, 4].map(() => widget.reserve({ ...visit, ...somebody(), time: '15:00' })),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
    const { rows } = await widget.read('api/times?date=2026-06-17');
    expect(rows.find((row: { time: string }) => row.time === '15:00')).toEqual({
      time: '15:00',
      isFree: false,
    });
  });
});
