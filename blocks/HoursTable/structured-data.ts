import type { OpeningHoursSpecification } from 'schema-dts';
import type { z } from 'zod';
import { dayHours } from '#engine/domain/partner/hours.ts';
import { clinic, openingHours, spansOf } from '#engine/structured-data/clinic.ts';
import type { StructuredData, StructuredPage } from '#registry/structured-data.ts';
import type { ScheduleRow, SchedulesResponse } from '#schemas/api/schedules.ts';
import type { Resolved } from '#schemas/layout/text.ts';
import { zonedDay } from '#schemas/time/zone.ts';
import { coming } from './coming.ts';
import type { schema } from './schema.ts';

/** The weekly hours, and those of the holidays and closures that are shown. */
export const structuredData: StructuredData<
  Resolved<z.output<typeof schema>>,
  SchedulesResponse | undefined
> = ({ data, source }, page) => {
  const today = zonedDay(page.now, page.config.timeZone);
  const special = coming(source?.rows ?? [], today, data.exceptions).flatMap((row) => hoursOf(row, page));
  return [
    clinic(page, {
      openingHoursSpecification: openingHours(page),
      ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    }),
  ];
};

function hoursOf(row: ScheduleRow, { partner }: StructuredPage): OpeningHoursSpecification[] {
  const holiday = spansOf(dayHours(partner, 'holiday'));
  const spans = row.isClosed
    ? []
    : row.openAt && row.closeAt
      ? spansOf({ open: row.openAt, close: row.closeAt, closed: false, lunch: null })
      : holiday;
  // Search engines read a day that opens and closes at midnight as a closed one.
  return (spans.length > 0 ? spans : [{ opens: '00:00', closes: '00:00' }]).map(({ opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: row.date,
    validThrough: row.endDate,
    opens,
    closes,
  }));
}
