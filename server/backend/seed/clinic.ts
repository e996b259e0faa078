import type { BrandingDetail, BrandingRow } from '#schemas/api/brandings.ts';
import type { EmployeeRow, WeeklyScheduleRow } from '#schemas/api/partner-employees.ts';
import type { ScheduleRow } from '#schemas/api/schedules.ts';
import type { TermRow } from '#schemas/api/term.ts';
import { weekdays } from '#schemas/site/partner-hours.ts';
import { flag } from '../database/tables.ts';
import { insertAll, type Seeding, seedTexts, weighted } from './seeding.ts';
import { workDayOf } from './work-day.ts';

/** Staff and its weekly schedules. */
export async function seedEmployees(seeding: Seeding): Promise<void> {
  const { db, partnerId, content, picture } = seeding;
  const { hours } = content.partner;
  const rows = content.employees.rows;
  const isScheduled = rows.map(({ weeklySchedule }) => weekdays.some((day) => weeklySchedule[day] !== 'off'));
  await insertAll(
    db,
    'employees',
    weighted(partnerId, rows).map((row, index) => ({
      ...row,
      isScheduled: flag(isScheduled[index] ?? false),
    })),
  );
  await seedTexts(seeding, 'employee', rows, (employee, { languageCode, say }) => {
    const row: EmployeeRow = {
      id: employee.id,
      languageCode,
      name: say(employee.name),
      position: say(employee.position),
      image: picture(employee.image),
      isDoctor: employee.isDoctor,
      department: say(employee.department),
      specialties: employee.specialties.map((specialty) => say(specialty)),
      greeting: say(employee.greeting),
      careers: employee.careers.map((career) => say(career)),
      history: employee.history.map(({ period, text }) => ({ period, text: say(text) })),
    };
    return { row };
  });
  await seedTexts(seeding, 'weeklySchedule', rows, (employee, { languageCode, say }) => {
    const row: WeeklyScheduleRow = {
      employee: {
        id: employee.id,
        name: say(employee.name),
        position: say(employee.position),
        image: picture(employee.image),
      },
      languageCode,
      days: weekdays.map((day) => workDayOf(hours, day, employee.weeklySchedule[day])),
    };
    const absences = employee.absences.map(({ date, endDate = date, note, substituteId = null }) => ({
      date,
      endDate,
      note: say(note),
      substituteId,
    }));
    return { row, detail: { absences } };
  });
}

/** Story pages. */
export async function seedBrandings(seeding: Seeding): Promise<void> {
  const { db, partnerId, content, picture } = seeding;
  const rows = content.brandings.rows;
  await insertAll(db, 'brandings', weighted(partnerId, rows));
  await seedTexts(seeding, 'branding', rows, (branding, { languageCode, say }) => {
    const row: BrandingRow = {
      id: branding.id,
      languageCode,
      title: say(branding.title),
      summary: say(branding.summary),
      image: picture(branding.image),
    };
    const detail: Pick<BrandingDetail, 'sections'> = {
      sections: branding.sections.map((section) => ({
        title: say(section.title),
        content: say(section.content),
        image: picture(section.image),
      })),
    };
    return { row, detail };
  });
}

/** Exceptions to the weekly hours. */
export async function seedSchedules(seeding: Seeding): Promise<void> {
  const { db, partnerId, content } = seeding;
  const rows = content.schedules.rows;
  await insertAll(
    db,
    'schedules',
    rows.map(({ id, date, endDate = date }) => ({ partnerId, id, startDate: date, endDate })),
  );
  await seedTexts(seeding, 'schedule', rows, (schedule, { languageCode, say }) => {
    const row: ScheduleRow = {
      id: schedule.id,
      languageCode,
      kind: schedule.kind,
      title: say(schedule.title),
      date: schedule.date,
      endDate: schedule.endDate ?? schedule.date,
      isClosed: schedule.openAt === undefined,
      openAt: schedule.openAt ?? null,
      closeAt: schedule.closeAt ?? null,
    };
    return { row };
  });
}

/** Terms of service and privacy policies, in all their versions. */
export async function seedTerms(seeding: Seeding): Promise<void> {
  const { db, partnerId, content } = seeding;
  const rows = content.terms.rows;
  await insertAll(
    db,
    'terms',
    rows.map(({ id, type, effectiveDate }) => ({ partnerId, id, type, effectiveDate })),
  );
  await seedTexts(seeding, 'term', rows, (term, { languageCode, say }) => {
    const { type, effectiveDate } = term;
    const row: TermRow = {
      type,
      languageCode,
      title: say(term.title),
      content: say(term.content),
      effectiveDate,
    };
    return { row };
  });
}
