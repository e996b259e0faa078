import { z } from 'zod';
import { workShift } from '../api/partner-employees.ts';
import { id, isoDate, localized, localizedHtml } from '../primitives.ts';
import { fileOf, imageName } from './common.ts';

/** Days left out are days off. Hours come from the clinic's own hours. */
export const weeklyScheduleContent = z.strictObject({
  monday: workShift.default('off'),
  tuesday: workShift.default('off'),
  wednesday: workShift.default('off'),
  thursday: workShift.default('off'),
  friday: workShift.default('off'),
  saturday: workShift.default('off'),
  sunday: workShift.default('off'),
});

/** Days on which someone is away, and who stands in. */
export const absenceContent = z
  .strictObject({
    date: isoDate,
    endDate: isoDate.optional(),
    note: localized.optional(),
    substituteId: id.optional(),
  })
  .refine(({ date, endDate }) => endDate === undefined || date <= endDate, 'endDate lies before date');

/** A member of staff; staff shows in the order of the file. */
export const employeeContent = z.strictObject({
  id,
  name: localized,
  position: localized,
  isDoctor: z.boolean().default(false),
  department: localized.optional(),
  image: imageName.optional(),
  specialties: z.array(localized).default([]),
  greeting: localizedHtml.optional(),
  careers: z.array(localized).default([]),
  history: z.array(z.strictObject({ period: z.string(), text: localized })).default([]),
  weeklySchedule: weeklyScheduleContent,
  absences: z.array(absenceContent).default([]),
});

export const employeesFile = fileOf(employeeContent);
