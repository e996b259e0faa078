import { contentLang } from '#blocks/_ui/content-text.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { hoursLabel } from '#engine/domain/partner/hours-label.ts';
import { useFormat } from '#engine/i18n/use-format.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { ScheduleRow } from '#schemas/api/schedules.ts';

const shown = (date: string) => date.replaceAll('-', '/');

/** Upcoming holidays, closures and days with other hours. */
export function Exceptions({ rows, hour12 }: { rows: ScheduleRow[]; hour12: boolean }) {
  const t = useMessages();
  const format = useFormat();
  const { locale } = usePage();
  return (
    <div className="HoursTable-exceptions">
      <h3 className="HoursTable-exceptionsTitle">{t('exceptions')}</h3>
      <ul className="HoursTable-exceptionList">
        {rows.map((row) => (
          <li key={row.id} className="HoursTable-exception">
            <span className="HoursTable-date">
              <time dateTime={row.date}>{shown(row.date)}</time>
              {row.endDate !== row.date && (
                <>
                  {' – '}
                  <time dateTime={row.endDate}>{shown(row.endDate)}</time>
                </>
              )}
            </span>
            <span className="HoursTable-what" lang={contentLang(row, locale)}>
              {row.title}
            </span>
            <span className="HoursTable-how">
              {row.isClosed
                ? t('closedDay')
                : row.openAt && row.closeAt
                  ? hoursLabel({ open: row.openAt, close: row.closeAt }, locale, (hhmm) =>
                      format.time(hhmm, hour12),
                    )
                  : t('holidayHours')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
