import { classNames } from '#blocks/_ui/class-names.ts';
import { contentLang } from '#blocks/_ui/content-text.ts';
import { Link } from '#blocks/_ui/Link.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { dayLabel } from '#engine/domain/partner/hours-label.ts';
import { useFormat } from '#engine/i18n/use-format.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import type { WorkDay } from '#schemas/api/partner-employees.ts';
import { weekdays } from '#schemas/site/partner-hours.ts';
import type { schema } from './schema.ts';
import { shortDate, type WorkWeek } from './weeks.ts';

type WeekProps = {
  week: WorkWeek;
  today: { date: string; weekday: number };
  data: BlockProps<typeof schema>['data'];
};

/** One week as a table. */
export function Week({ week, today, data }: WeekProps) {
  const t = useMessages();
  const { locale } = usePage();
  const dates = week.rows[0]?.days.map((day) => day.date) ?? [];
  const marks = weekdays.map((_, index) => {
    const date = dates[index];
    const isToday = date ? date === today.date : index === today.weekday;
    const isClosed = week.rows.every(({ days }) => days[index]?.change?.kind === 'closed');
    return {
      isToday,
      className:
        classNames(isToday && 'StaffSchedule-today', isClosed && 'StaffSchedule-closed') || undefined,
    };
  });
  return (
    <table className="StaffSchedule-table">
      <caption className="u-hidden">
        {t('caption')}
        {week.from && ` ${t('week', { from: shortDate(week.from), to: shortDate(week.to) })}`}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('doctor')}</th>
          {weekdays.map((day, index) => (
            <th scope="col" key={day} className={marks[index]?.className}>
              <abbr title={dayLabel(day, locale)}>{t(`short.${day}`)}</abbr>
              {dates[index] && (
                <time className="StaffSchedule-date" dateTime={dates[index]}>
                  <span className="StaffSchedule-month">{shortDate(dates[index]).slice(0, 3)}</span>
                  {shortDate(dates[index]).slice(3)}
                </time>
              )}
              {marks[index]?.isToday && <span className="u-hidden"> {t('today')}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {week.rows.map(({ employee, days, ...row }) => (
          <tr key={employee.id}>
            <th scope="row" lang={contentLang(row, locale)}>
              <span className="StaffSchedule-position">{employee.position}</span>
              {data.profileUrl ? (
                <Link to={`${data.profileUrl}#staff-${employee.id}`} className="StaffSchedule-name">
                  {employee.name}
                </Link>
              ) : (
                <span className="StaffSchedule-name">{employee.name}</span>
              )}
            </th>
            {days.map((day, index) => (
              <td key={day.weekday} className={marks[index]?.className}>
                <Shift day={day} data={data} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether someone is present, the hours, and whether they differ from the usual week. */
function Shift({ day, data }: { day: WorkDay; data: WeekProps['data'] }) {
  const t = useMessages();
  const format = useFormat();
  const { shift, openAt, closeAt, change } = day;
  const kind = change?.kind === 'absent' || change?.kind === 'substitute' ? change.kind : undefined;
  return (
    <>
      <span
        className={classNames(
          'StaffSchedule-shift',
          `StaffSchedule-shift--${shift}`,
          kind && `StaffSchedule-shift--${kind}`,
        )}
      >
        {t(kind ?? shift)}
      </span>
      {data.showTimes && shift !== 'off' && openAt && closeAt && (
        <span className="StaffSchedule-times">
          {`${format.time(openAt, data.hour12)}–${format.time(closeAt, data.hour12)}`}
        </span>
      )}
    </>
  );
}
