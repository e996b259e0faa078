import { z } from 'zod';
import { scheduleKind } from '../api/schedules.ts';
import { id, isoDate, localized, timeOfDay } from '../primitives.ts';
import { fileOf } from './common.ts';

/** An exception to the weekly hours. Without both times the clinic is closed. */
export const scheduleContent = z
  .strictObject({
    id,
    kind: scheduleKind,
    title: localized,
    date: isoDate,
    endDate: isoDate.optional(),
    openAt: timeOfDay.optional(),
    closeAt: timeOfDay.optional(),
  })
  .refine(({ date, endDate }) => endDate === undefined || date <= endDate, 'endDate is before date')
  .refine(
    ({ openAt, closeAt }) => (openAt === undefined) === (closeAt === undefined),
    'one of the two times is missing',
  );

export const schedulesFile = fileOf(scheduleContent);
