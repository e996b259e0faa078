import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { type Ask, refusal, startTestBackend } from '../testing/backend.ts';
import { noon } from '../testing/clinic.ts';

type Row = { id: number; price: number | null };

describeDatabases('Treatments in events', (db) => {
  let ask: Ask;
  let clock: { now: number };
  beforeAll(async () => {
    ({ ask, clock } = await startTestBackend(db()));
  });

  test('The prices of a running public event apply to everyone', async () => {
    const { row } = (await ask('global/products/5')).body;
    expect(row).toMatchObject({ price: 400, originalPrice: 800, event: { id: 1, state: 'always' } });
    expect(row.options[0]).toMatchObject({
      id: 501,
      price: 400,
      originalPrice: 800,
      event: { id: 1, title: '공개' },
    });
    expect((await ask('global/products/5?languageCode=en')).body.row.options[0].event.title).toBe('Event 1');
  });

  test('The prices of a secret event apply only to requests that name it', async () => {
    expect((await ask('global/products/1')).body.row).toMatchObject({ price: 900, event: null });
    const { row } = (await ask('global/products/1?eventId=2')).body;
    expect(row).toMatchObject({ price: 100, originalPrice: 1200, event: { id: 2, isSecret: true } });
    expect(row.options.map((option: Row) => option.price)).toEqual([100, 1700]);
    expect(row.options.map((option: { event?: Row }) => option.event?.id)).toEqual([2, undefined]);
    const listed = (await ask('global/events')).body.rows.map((event: Row) => event.id);
    expect(listed).toEqual([1, 4, 3]);
  });

  test('An event that is not running is named, but regular prices apply', async () => {
    const ended = (await ask('global/products/2?eventId=3')).body.row;
    expect(ended).toMatchObject({ price: 500, event: { id: 3, state: 'ended' } });
    expect((await ask('global/products/2?eventId=4')).body.row.event.state).toBe('upcoming');
    expect(refusal(await ask('global/products/2?eventId=1'))).toEqual([404, 'EVENT_NOT_FOUND']);
    expect(refusal(await ask('global/products/2?eventId=99'))).toEqual([404, 'EVENT_NOT_FOUND']);
  });

  test('With a named event, each option has the lower of its price and the running public prices', async () => {
    const atPublicEvent = { partnerId: 1, eventId: 1, productId: 1 };
    await db()
      .insertInto('eventPrices')
      .values([
        { ...atPublicEvent, optionId: 101, price: 300 },
        { ...atPublicEvent, optionId: 102, price: 1500 },
        { ...atPublicEvent, productId: 2, optionId: 201, price: 450 },
      ])
      .execute();
    const priced = async (query: string) => {
      const { row } = (await ask(`global/products/${query}`)).body;
      const options = row.options.map(({ price, event }: Row & { event?: Row }) => [price, event?.id]);
      return { event: row.event.id, options };
    };
    const secret = {
      event: 2,
      options: [
        [100, 2],
        [1500, 1],
      ],
    };
    expect(await priced('1?eventId=2')).toEqual(secret);
    await at(101, { eventId: 1, price: 100 });
    expect(await priced('1?eventId=2')).toEqual(secret);
    await at(101, { eventId: 1, price: 90 });
    expect((await priced('1?eventId=2')).options).toEqual([
      [90, 1],
      [1500, 1],
    ]);
    // An event that has ended no longer reduces a price, but the running ones do.
    expect(await priced('2?eventId=3')).toEqual({ event: 3, options: [[450, 1]] });
    expect(refusal(await ask('global/products/4?eventId=2'))).toEqual([404, 'EVENT_NOT_FOUND']);
    await startTestBackend(db());
  });

  test('The event is that of the advertised price, else of the first reduced option', async () => {
    const price = (eventId: number, optionId: number, price: number) =>
      db()
        .insertInto('eventPrices')
        .values({ partnerId: 1, eventId, productId: 1, optionId, price })
        .execute();
    await price(1, 102, 1500);
    expect((await ask('global/products/1')).body.row).toMatchObject({ price: 900, event: { id: 1 } });
    await price(1, 101, 800);
    await price(4, 102, 700);
    expect((await ask('global/products/1')).body.row).toMatchObject({ price: 800, event: { id: 1 } });
    clock.now = Date.parse('2026-12-15T00:00:00Z');
    expect((await ask('global/products/1')).body.row).toMatchObject({ price: 700, event: { id: 4 } });
    clock.now = noon;
    await startTestBackend(db());
  });

  const at = (optionId: number, { eventId, price }: { eventId: number; price: number }) =>
    db()
      .updateTable('eventPrices')
      .set({ price })
      .where('eventId', '=', eventId)
      .where('optionId', '=', optionId)
      .execute();

  test('An event starts and ends with the clock', async () => {
    clock.now = Date.parse('2026-12-15T00:00:00Z');
    expect((await ask('global/products/2')).body.row).toMatchObject({
      price: 2,
      event: { id: 4, state: 'ongoing' },
    });
    clock.now = noon;
    expect((await ask('global/products/2')).body.row).toMatchObject({ price: 500, event: null });
  });

  test('A partner can hide options that are not part of an event', async () => {
    const options = async (path: string) =>
      (await ask(path, { as: 'sakura' })).body.row.options.map((option: Row) => option.id);
    expect(await options('global/products/1?eventId=1')).toEqual([101]);
    expect(await options('global/products/1')).toEqual([101, 102]);
  });
});
