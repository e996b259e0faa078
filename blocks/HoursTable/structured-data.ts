import type { OpeningHoursSpecification } from 'schema-dts';
import { hoursOn } from '#engine/domain/partner/open-times.ts';
import { clinic, openingHours, spansOf } from '#engine/structured-data/clinic.ts';
import type { StructuredData, StructuredPage } from '#registry/structured-data.ts';
import type { ScheduleRow } from '#schemas/api/schedules.ts';
import { addDays } from '#schemas/time/day.ts';
import { zonedDay } from '#schemas/time/zone.ts';
import type { meta, schema } from './schema.ts';
import { daysOf, maxDays, upcomingExceptions } from './upcoming-exceptions.ts';

/** The weekly hours, if the clinic has entered any, and those of the holidays and closures that are shown. */
export const structuredData: StructuredData<typeof schema, typeof meta> = ({ data, source }, page) => {
  const today = zonedDay(page.now, page.config.timeZone);
  const rows = source?.rows ?? [];
  const week = openingHours(page);
  const special = upcomingExceptions(rows, today, data.exceptions)
    // Without weekly hours, the hours of other days are unknown.
    .filter(({ isClosed, openAt }) => week.length > 0 || isClosed || openAt)
    .flatMap((row) => hoursOf(row, rows, page));
  return [
    clinic(page, {
      ...(week.length > 0 && { openingHoursSpecification: week }),
      ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    }),
  ];
};

/** The hours of an exception: of successive days with the same hours together, without the days that others override. */
function hoursOf(
  row: ScheduleRow,
  rows: readonly ScheduleRow[],
  { partner }: StructuredPage,
): OpeningHoursSpecification[] {
  const runs: { from: string; through: string; spans: ReturnType<typeof spansOf> }[] = [];
  for (const day of daysOf(row, rows)) {
    const spans = spansOf(hoursOn(partner, day, rows).hours);
    const last = runs.at(-1);
    const isNext = last && addDays(last.through, 1) === day;
    if (isNext && JSON.stringify(last.spans) === JSON.stringify(spans)) last.through = day;
    else runs.push({ from: day, through: day, spans });
  }
  // The days of a very long exception beyond those that were looked at are like the last of these.
  const last = runs.at(-1);
  if (last?.through === addDays(row.date, maxDays - 1)) last.through = row.endDate;
  return runs.flatMap(({ from, through, spans }) =>
    // Search engines read a day that opens and closes at midnight as a closed one.
    (spans.length > 0 ? spans : [{ opens: '00:00', closes: '00:00' }]).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      validFrom: from,
      validThrough: through,
      opens,
      closes,
    })),
  );
}
