import type { SelectQueryBuilder } from 'kysely';
import type { CallParams, CallResponse } from '#schemas/api/calls.ts';
import type { InfoRow } from '#schemas/api/info.ts';
import { hasHolidayHours, type ScheduleRow } from '#schemas/api/schedules.ts';
import type { PartnerHours } from '#schemas/site/partner-hours.ts';
import { addDays, mondayOf } from '#schemas/time/day.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import type { Tables } from '../database/tables.ts';
import { pageOf, readEntries, readEntry, withRows } from './content.ts';
import { datedWeeks, type Scheduled } from './dated-weeks.ts';
import { calendarOf } from './schedules.ts';

/** Lists staff members in order. */
export async function employees(
  context: CallContext,
  params: CallParams<'employees'>,
): Promise<CallResponse<'employees'>> {
  const found = context.db.selectFrom('employees').where('partnerId', '=', context.partner.id);
  const page = await pageOf(found, (query) => query.select('id').orderBy('weight').orderBy('id'), params);
  return withRows(context, 'employee', page);
}

/** Lists weekly schedules of staff; with a date, the weeks from there on with closures, absences and substitutes. */
export async function weeklySchedules(
  context: CallContext,
  params: CallParams<'weeklySchedules'>,
): Promise<CallResponse<'weeklySchedules'>> {
  const everyone = context.db.selectFrom('employees').where('partnerId', '=', context.partner.id);
  const ordered = <Out>(query: SelectQueryBuilder<Tables, 'employees', Out>) =>
    query.select('id').orderBy('weight').orderBy('id');
  const page = await pageOf(everyone.where('isScheduled', '=', 1), ordered, params);
  if (params.date === undefined) return withRows(context, 'weeklySchedule', page);
  // Substitutes may be on another page, or without regular days.
  const ids = (await ordered(everyone).execute()).map(({ id }) => id);
  const staff = await readEntries<Scheduled>(context, 'weeklySchedule', ids);
  const monday = mondayOf(params.date);
  const { partner: hours } = await readEntry<InfoRow>(context, 'info', context.partner.id, 'NOT_FOUND');
  const exceptions = await calendarOf(context, monday, addDays(monday, params.weeks * 7 - 1));
  const calendar = exceptions.map((row) => (hasHolidayHours(row) ? atHolidayHours(row, hours) : row));
  const shown = new Set(page.rows.map(({ id }) => id));
  const rows = datedWeeks(staff, calendar, monday, params.weeks);
  return { ...page, rows: rows.filter(({ employee }) => shown.has(employee.id)) };
}

/** A holiday with the times of the clinic's holiday hours; closed if it has none. */
function atHolidayHours(row: ScheduleRow, { holidayOpen, holidayClose }: PartnerHours): ScheduleRow {
  const isOpen = holidayOpen !== null && holidayClose !== null;
  return isOpen ? { ...row, openAt: holidayOpen, closeAt: holidayClose } : { ...row, isClosed: true };
}
