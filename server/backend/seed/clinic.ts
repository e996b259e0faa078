import type { BrandingDetail, BrandingRow } from '#schemas/api/brandings.ts';
import type { EmployeeRow, WeeklyScheduleRow } from '#schemas/api/partner-employees.ts';
import type { ScheduleRow } from '#schemas/api/schedules.ts';
import type { TermRow } from '#schemas/api/term.ts';
import { weekdays } from '#schemas/site/partner-hours.ts';
import { flag } from '../database/tables.ts';
import { insertAll } from './insert-all.ts';
import { type Seeding, seedTexts, weighted } from './seeding.ts';
import { workDayOf } from './work-day.ts';

/** Seeds staff members and their weekly schedules. */
export async function seedEmployees(seeding: Seeding): Promise<void> {
  const { db, content, picture } = seeding;
  const { hours } = content.partner;
  const rows = content.employees.rows;
  const isScheduled = rows.map(({ weeklySchedule }) => weekdays.some((day) => weeklySchedule[day] !== 'off'));
  await insertAll(
    db,
    'employees',
    weighted(seeding, 'employees', rows).map((row, index) => ({
      ...row,
      isScheduled: flag(isScheduled[index] ?? false),
    })),
  );
  await seedTexts(seeding, 'employee', rows, (employee, { languageCode, localize }) => {
    const row: EmployeeRow = {
      id: employee.id,
      languageCode,
      name: localize(employee.name),
      position: localize(employee.position),
      image: picture(employee.image),
      isDoctor: employee.isDoctor,
      department: localize(employee.department),
      specialties: employee.specialties.map((specialty) => localize(specialty)),
      greeting: localize(employee.greeting),
      careers: employee.careers.map((career) => localize(career)),
      history: employee.history.map(({ period, text }) => ({ period, text: localize(text) })),
    };
    return { row };
  });
  await seedTexts(seeding, 'weeklySchedule', rows, (employee, { languageCode, localize }) => {
    const row: WeeklyScheduleRow = {
      employee: {
        id: employee.id,
        name: localize(employee.name),
        position: localize(employee.position),
        image: picture(employee.image),
      },
      languageCode,
      days: weekdays.map((day) => workDayOf(hours, day, employee.weeklySchedule[day])),
    };
    const absences = employee.absences.map(({ date, endDate = date, note, substituteId = null }) => ({
      date,
      endDate,
      note: localize(note),
      substituteId,
    }));
    return { row, detail: { absences } };
  });
}

/** Seeds story pages. */
export async function seedBrandings(seeding: Seeding): Promise<void> {
  const { db, content, picture } = seeding;
  const rows = content.brandings.rows;
  await insertAll(db, 'brandings', weighted(seeding, 'brandings', rows));
  await seedTexts(seeding, 'branding', rows, (branding, { languageCode, localize }) => {
    const row: BrandingRow = {
      id: branding.id,
      languageCode,
      title: localize(branding.title),
      summary: localize(branding.summary),
      image: picture(branding.image),
    };
    const detail: Pick<BrandingDetail, 'sections'> = {
      sections: branding.sections.map((section) => ({
        title: localize(section.title),
        content: localize(section.content),
        image: picture(section.image),
      })),
    };
    return { row, detail };
  });
}

/** Seeds exceptions to the weekly hours. */
export async function seedSchedules(seeding: Seeding): Promise<void> {
  const { db, partnerId, content } = seeding;
  const rows = content.schedules.rows;
  await insertAll(
    db,
    'schedules',
    rows.map(({ id, date, endDate = date }) => ({ partnerId, id, startDate: date, endDate })),
  );
  await seedTexts(seeding, 'schedule', rows, (schedule, { languageCode, localize }) => {
    const row: ScheduleRow = {
      id: schedule.id,
      languageCode,
      kind: schedule.kind,
      title: localize(schedule.title),
      date: schedule.date,
      endDate: schedule.endDate ?? schedule.date,
      isClosed: schedule.openAt === undefined && !schedule.hasHolidayHours,
      openAt: schedule.openAt ?? null,
      closeAt: schedule.closeAt ?? null,
    };
    return { row };
  });
}

/** Seeds all versions of the terms of service and privacy policies. */
export async function seedTerms(seeding: Seeding): Promise<void> {
  const { db, partnerId, content } = seeding;
  const rows = content.terms.rows;
  await insertAll(
    db,
    'terms',
    rows.map(({ id, type, effectiveDate }) => ({ partnerId, id, type, effectiveDate })),
  );
  await seedTexts(seeding, 'term', rows, (term, { languageCode, localize }) => {
    const { type, effectiveDate } = term;
    const row: TermRow = {
      type,
      languageCode,
      title: localize(term.title),
      content: localize(term.content),
      effectiveDate,
    };
    return { row };
  });
}
