import { z } from 'zod';
import { workShift } from '../api/partner-employees.ts';
import { id, isoDate, localized, localizedHtml } from '../primitives.ts';
import { contentPicture, entryOf, fileOf } from './common.ts';

/** Omitted days are days off. The times are the clinic's hours. */
export const weeklyScheduleContent = z.strictObject({
  monday: workShift.default('off'),
  tuesday: workShift.default('off'),
  wednesday: workShift.default('off'),
  thursday: workShift.default('off'),
  friday: workShift.default('off'),
  saturday: workShift.default('off'),
  sunday: workShift.default('off'),
});

/** Days on which an employee is away, and the substitute. */
export const absenceContent = z
  .strictObject({
    date: isoDate,
    endDate: isoDate.optional(),
    note: localized.optional(),
    substituteId: entryOf('employees').optional(),
  })
  .refine(({ date, endDate }) => endDate === undefined || date <= endDate, 'endDate is before date');

/** A member of staff. Staff are shown in file order. */
export const employeeContent = z.strictObject({
  id,
  name: localized,
  position: localized,
  isDoctor: z.boolean().default(false),
  department: localized.optional(),
  image: contentPicture.optional(),
  specialties: z.array(localized).default([]),
  greeting: localizedHtml.optional(),
  careers: z.array(localized).default([]),
  history: z.array(z.strictObject({ period: z.string(), text: localized })).default([]),
  weeklySchedule: weeklyScheduleContent,
  absences: z.array(absenceContent).default([]),
});

export const employeesFile = fileOf(employeeContent);
