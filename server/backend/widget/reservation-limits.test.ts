import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { appKey } from '../testing/backend.ts';
import { noon } from '../testing/clinic.ts';
import { somebody, startWidget, visit, type Widget } from '../testing/widget.ts';

describeDatabases('Limits of reservations', (db) => {
  let widget: Widget;
  beforeAll(async () => {
    widget = await startWidget(db());
  });

  const fromSite = (address: string) => ({ 'app-key': appKey, 'x-forwarded-for': address });

  test('Neither one phone number nor one address can fill the calendar', async () => {
    const same = somebody();
    const statuses = [];
    for (const time of ['10:00', '10:30', '11:00', '11:30', '12:00', '14:30'])
      statuses.push((await widget.reserve({ ...visit, ...same, date: '2026-06-18', time })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    const { body } = await widget.reserve({
      ...visit,
      ...same,
      customerPhone: same.customerPhone.replaceAll('-', '．'),
      date: '2026-06-19',
    });
    expect(body.translatedMessage).toBe('예약이 너무 많습니다. 병원으로 전화해 주세요.');
    const from = { 'app-key': appKey, 'x-forwarded-for': '198.51.100.7' };
    await db()
      .insertInto('writeCounts')
      .values({ partnerId: 1, scope: 'reservation hour 198.51.100.7', count: 30, since: noon - 1_000 })
      .execute();
    expect((await widget.reserve({ ...visit, ...somebody(), time: '16:00' }, from)).status).toBe(429);
    // A forwarded IP address without the site's key is ignored.
    const { status } = await widget.reserve(
      { ...visit, ...somebody(), time: '16:00' },
      { 'x-forwarded-for': '198.51.100.7' },
    );
    expect(status).toBe(201);
  });

  test('IPv6 reservations are counted per network, whichever address is used', async () => {
    const reserveFrom = (address: string) =>
      widget.reserve({ ...visit, ...somebody(), date: '2026-06-23', time: '10:00' }, fromSite(address));
    expect((await reserveFrom('2001:db8:1:2::1')).status).toBe(201);
    const fill = (network: string, count: number) =>
      db()
        .updateTable('writeCounts')
        .set({ count })
        .where('scope', '=', `reservation hour ${network}`)
        .execute();
    await fill('2001:db8:1:2::/64', 30);
    const refused = await reserveFrom('2001:db8:1:2::2');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600']);
    await fill('2001:db8:1::/48', 120);
    expect((await reserveFrom('2001:db8:1:3::1')).status).toBe(429);
    await fill('2001:db8::/32', 600);
    expect((await reserveFrom('2001:db8:2::1')).status).toBe(429);
    expect((await reserveFrom('2001:db9::1')).status).toBe(201);
  });

  test('Others who use a visitor’s number cannot lock the visitor out: the clinic has to confirm', async () => {
    const same = somebody();
    const reserveFrom = (time: string, address: string) =>
      widget.reserve({ ...visit, ...same, date: '2026-06-24', time }, fromSite(address));
    for (const [index, time] of ['10:00', '10:30', '11:00', '11:30', '12:00'].entries())
      expect((await reserveFrom(time, `203.0.113.${index}`)).status).toBe(201);
    const { status, body } = await reserveFrom('15:00', '198.51.100.1');
    expect(status).toBe(201);
    expect(await widget.stored(body.row.receipt)).toMatchObject({ isRepeated: 1, isConfirmed: 0 });
    const others = await db()
      .selectFrom('reservations')
      .where('phoneDigits', '=', same.customerPhone.replaceAll('-', ''))
      .where('isRepeated', '=', 0)
      .select('id')
      .execute();
    expect(others).toHaveLength(5);
  });
});
