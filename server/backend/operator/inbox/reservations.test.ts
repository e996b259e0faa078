import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { refusal } from '../../testing/backend.ts';
import { type CallOperator, type MakeOperator, startOperatorBackend } from '../../testing/operators.ts';

const code = 'han';

describeDatabases('Reservations in the inbox', (db) => {
  let app: FastifyInstance;
  let call: CallOperator;
  let operator: MakeOperator;
  let clock: { now: number };
  let token: string;
  beforeAll(async () => {
    ({ app, call, operator, clock } = await startOperatorBackend(db()));
    token = (await operator({ roles: { han: 'administrator' } })).token;
  });

  const rows = async (params: object = {}) =>
    (await call('inboxReservations', { token, params: { code, ...params } })).body;
  const audited = async () => (await call('auditLog', { token, params: { code } })).body.rows;

  test('Reservations are confirmed', async () => {
    const visit = {
      kind: 'visit',
      date: '2026-06-17',
      time: '10:00',
      customerName: '김하나',
      customerPhone: '010-1000-0001',
      managerId: 1,
      isConsented: true,
    };
    const response = await app.inject({
      method: 'POST',
      url: '/widget/api/reservations',
      headers: { origin: 'http://han.localhost:3000' },
      payload: visit,
    });
    expect(response.statusCode).toBe(201);
    const [reservation] = (await rows()).rows;
    expect(reservation).toMatchObject({
      kind: 'visit',
      customerName: '김하나',
      doctor: '김봄 · 원장',
      isConfirmed: false,
      isCanceled: false,
      options: [],
    });
    const confirm = (isConfirmed: boolean) =>
      call('confirmReservation', { token, params: { code, id: reservation.id }, body: { isConfirmed } });
    expect(await rows({ state: 'open' })).toMatchObject({ count: 1, open: 1 });
    expect((await confirm(true)).status).toBe(200);
    expect((await rows({ state: 'open' })).rows).toEqual([]);
  });

  test('A canceled reservation frees its time, and returns only while nobody else has it', async () => {
    const reserve = async (customerName: string) =>
      app.inject({
        method: 'POST',
        url: '/widget/api/reservations',
        headers: { origin: 'http://han.localhost:3000' },
        payload: {
          kind: 'visit',
          date: '2026-06-18',
          time: '11:00',
          customerName,
          customerPhone: '010-1000-0002',
          isConsented: true,
        },
      });
    const idOf = async (name: string) =>
      (await rows()).rows.find(({ customerName }: { customerName: string }) => customerName === name).id;
    const put = (name: 'cancelReservation' | 'confirmReservation', id: number, body: object) =>
      call(name, { token, params: { code, id }, body });
    // The clinic takes two at once.
    const { receipt } = (await reserve('김둘')).json().row;
    expect((await reserve('김셋')).statusCode).toBe(201);
    expect((await reserve('김넷')).statusCode).toBe(409);
    const first = await idOf('김둘');
    const cancel = (id: number, isCanceled: boolean) => put('cancelReservation', id, { isCanceled });
    expect((await put('confirmReservation', first, { isConfirmed: true })).status).toBe(200);
    for (const isCanceled of [true, true, false, true])
      expect((await cancel(first, isCanceled)).status).toBe(200);
    const seen = await app.inject({
      url: `/widget/api/reservations/${receipt}?languageCode=ko`,
      headers: { origin: 'http://han.localhost:3000' },
    });
    expect(seen.json().row.isReservationConfirm).toBe(false);
    const open = (await rows({ state: 'open' })).rows;
    expect(open.map((one: { id: number }) => one.id)).not.toContain(first);
    expect(refusal(await put('confirmReservation', first, { isConfirmed: true }))).toEqual([
      409,
      'RESERVATION_CANCELED',
    ]);
    expect((await reserve('김넷')).statusCode).toBe(201);
    expect(refusal(await cancel(first, false))).toEqual([409, 'RESERVATION_TIME_TAKEN']);
    expect((await cancel(await idOf('김셋'), true)).status).toBe(200);
    expect((await cancel(first, false)).status).toBe(200);
    expect((await reserve('김다섯')).statusCode).toBe(409);
    const erase = (id: number, as = token) => call('eraseReservation', { token: as, params: { code, id } });
    const editor = (await operator({ roles: { han: 'editor' } })).token;
    expect((await erase(first, editor)).status).toBe(403);
    expect([(await erase(first)).status, (await erase(first)).status]).toEqual([200, 404]);
    expect((await reserve('김다섯')).statusCode).toBe(201);
    const logged = (await audited()).filter(
      ({ action }: { action: string }) => action === 'cancelReservation',
    );
    expect(logged).toHaveLength(5);
    await db().deleteFrom('reservations').where('id', '!=', 1).execute();
  });

  test('Nothing of an erased reservation remains, and after it or a cancellation the same can be reserved again', async () => {
    const reserve = () =>
      app.inject({
        method: 'POST',
        url: '/widget/api/reservations',
        headers: { origin: 'http://han.localhost:3000', 'idempotency-key': 'reserve-once' },
        payload: {
          kind: 'visit',
          date: '2026-06-17',
          time: '16:00',
          customerName: '김여섯',
          customerPhone: '010-1000-0006',
          isConsented: true,
        },
      });
    const receipts = async () => [(await reserve()).json().row.receipt, (await reserve()).json().row.receipt];
    const idOf = async () =>
      (await rows({ state: 'open' })).rows.find(
        ({ customerName }: { customerName: string }) => customerName === '김여섯',
      ).id;
    const stored = async () => JSON.stringify(await db().selectFrom('idempotencyKeys').selectAll().execute());
    const [first, again] = await receipts();
    expect(again).toBe(first);
    const canceled = { token, params: { code, id: await idOf() } };
    await call('cancelReservation', { ...canceled, body: { isCanceled: true } });
    const [second] = await receipts();
    expect(second).not.toBe(first);
    expect(await stored()).toContain('김여섯');
    await call('eraseReservation', { token, params: { code, id: await idOf() } });
    expect(await stored()).not.toContain('김여섯');
    expect((await receipts())[0]).not.toBe(second);
    await db().deleteFrom('reservations').where('id', '!=', 1).execute();
  });

  test('The next reservation is first, and those of the past come after all others, on every page', async () => {
    const [made] = await db().selectFrom('reservations').selectAll().execute();
    if (!made) throw new Error('There is no reservation to copy');
    await db().deleteFrom('reservations').execute();
    const hour = 3_600_000;
    const begins = {
      past: -30,
      longPast: -99,
      later: 50,
      next: 2,
      alsoNext: 2,
      confirmed: 1,
      confirmedPast: -1,
    };
    const names = Object.keys(begins);
    const copies = Object.entries(begins).map(([name, hours], index) => ({
      ...made,
      id: index + 1,
      receipt: name,
      customerName: name,
      startsAt: clock.now + hours * hour,
      isConfirmed: name.startsWith('confirmed') ? (1 as const) : (0 as const),
    }));
    await db().insertInto('reservations').values(copies).execute();
    const listed = async (params: object) =>
      (await rows(params)).rows.map(({ id }: { id: number }) => names[id - 1]);
    const all = ['next', 'alsoNext', 'later', 'past', 'longPast', 'confirmed', 'confirmedPast'];
    expect(await listed({})).toEqual(all);
    expect(await listed({ state: 'open' })).toEqual(all.slice(0, 5));
    const pages = [1, 2, 3, 4].map((page) => listed({ page, limit: 2 }));
    expect((await Promise.all(pages)).flat()).toEqual(all);
  });
});
