import { beforeAll, expect, test } from 'vitest';
import type { PartnerContent } from '#schemas/content/index.ts';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { seedContent } from '../seed/seed-content.ts';
import { type Ask, refusal, startTestBackend } from '../testing/backend.ts';
import { noon } from '../testing/clinic.ts';
import { han, sizes } from '../testing/content.ts';

type Row = { id: number; title: string; state: string };

describeDatabases('The clinic: its schedule, staff and charges', (db) => {
  let ask: Ask;
  beforeAll(async () => {
    ({ ask } = await startTestBackend(db()));
  });
  const rowsOf = async (path: string): Promise<Row[]> => (await ask(path)).body.rows;
  const reseed = (next: PartnerContent) =>
    db()
      .transaction()
      .execute((transaction) => seedContent(transaction, next, sizes, noon));
  const ids = async (path: string) => (await rowsOf(path)).map((row) => row.id);

  test('Exceptions to the hours are those that overlap with the requested days', async () => {
    expect(await ids('global/schedules')).toEqual([2, 1]);
    expect(await ids('global/schedules?from=2026-08-05&to=2026-08-31')).toEqual([1]);
    expect(await ids('global/schedules?from=2026-08-06')).toEqual([]);
    expect((await rowsOf('global/schedules'))[0]).toMatchObject({ isClosed: false, openAt: '10:00' });
  });

  test('Staff schedules follow the clinic’s hours', async () => {
    const { rows, count } = (await ask('global/partner-employees/weekly-schedules')).body;
    expect(count).toBe(1);
    const days = rows[0].days.map((day: { shift: string; openAt: string | null; closeAt: string | null }) => [
      day.shift,
      day.openAt,
      day.closeAt,
    ]);
    expect(days).toEqual([
      ['off', null, null],
      ['all', '10:00', '19:00'],
      ['am', '10:00', '13:00'],
      ['off', null, null],
      ['off', null, null],
      ['pm', '12:30', '15:00'],
      ['off', null, null],
    ]);
    expect(await ids('global/partner-employees')).toEqual([1, 2]);
  });

  test('A dated schedule has its dates, closures and the requested number of weeks', async () => {
    const { rows } = (await ask('global/partner-employees/weekly-schedules?date=2026-08-05&weeks=2')).body;
    type Day = { date: string; shift: string; change: { kind: string; note: string } | null };
    const days: Day[] = rows[0].days;
    expect(days.map(({ date }) => date)).toHaveLength(14);
    expect(days[1]).toMatchObject({
      date: '2026-08-04',
      shift: 'off',
      change: { kind: 'closed', note: '휴가' },
    });
    expect(days[8]).toMatchObject({ date: '2026-08-11', shift: 'all', change: null });
    expect((await ask('global/partner-employees/weekly-schedules?date=tomorrow')).status).toBe(400);
  });

  test('A substitute without regular days is named', async () => {
    const content = han();
    const absence = { date: '2026-06-16', note: { ko: '학회' }, substituteId: 2 };
    content.employees.rows[0]?.absences.push(absence);
    await reseed(content);
    const { rows } = (await ask('global/partner-employees/weekly-schedules?date=2026-06-15&weeks=1')).body;
    expect(rows.map(({ employee }: { employee: Row }) => employee.id)).toEqual([1]);
    expect(rows[0].days[1]).toMatchObject({
      shift: 'off',
      change: { kind: 'absent', note: '학회', employee: { id: 2, name: '이하나' } },
    });
    await reseed(han());
  });

  test('A public holiday without times is a closed day, or has the holiday hours if the entry states it, for staff too', async () => {
    const content = han();
    const holiday = { kind: 'holiday' as const, title: { ko: '공휴일' } };
    content.schedules.rows.push(
      { ...holiday, id: 3, date: '2026-06-16' },
      { ...holiday, id: 4, date: '2026-06-23', hasHolidayHours: true },
    );
    Object.assign(content.partner.hours, { holidayOpen: '11:00', holidayClose: '15:00' });
    await reseed(content);
    const { body } = await ask('global/schedules?from=2026-06-16&to=2026-06-23');
    expect(body.rows).toMatchObject([
      { id: 3, isClosed: true, openAt: null },
      { id: 4, isClosed: false, openAt: null, closeAt: null },
    ]);
    const week = async (date: string) =>
      (await ask(`global/partner-employees/weekly-schedules?date=${date}&weeks=1`)).body.rows[0].days[1];
    expect(await week('2026-06-15')).toMatchObject({ shift: 'off', change: { kind: 'closed' } });
    expect(await week('2026-06-22')).toMatchObject({ shift: 'all', openAt: '11:00', closeAt: '15:00' });
    await reseed({ ...content, partner: { ...content.partner, hours: han().partner.hours } });
    expect(await week('2026-06-22')).toMatchObject({ shift: 'off', change: { kind: 'closed' } });
    await reseed(han());
  });

  test('Charges not covered by insurance are listed in order, with one price or a range', async () => {
    const { body } = await ask('global/medical-charges?languageCode=en');
    expect(body).toMatchObject({
      count: 2,
      currency: 'KRW',
      updatedAt: '2026-03-01',
      notice: '<p>Notice</p>',
      rows: [
        { id: 9, kind: 'treatment', name: 'Ultherapy', minPrice: 900, maxPrice: 1700, vat: 'included' },
        { id: 2, kind: 'certificate', name: 'Certificate', minPrice: 200, maxPrice: 200, vat: 'exempt' },
      ],
    });
  });

  test('A partner without useMedicalCharge has no such list', async () => {
    const answer = await ask('global/medical-charges', { as: 'sakura' });
    expect(refusal(answer)[0]).toBe(404);
  });
});
