import type { ReactNode } from 'react';
import { usePage } from '#engine/context/use-page.tsx';
import type { Hours } from '#engine/domain/partner/hours.ts';
import { hoursLabel } from '#engine/domain/partner/hours-label.ts';
import { useFormat } from '#engine/i18n/use-format.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';

type Props = { hours: Hours; isToday: boolean; hour12: boolean; children: ReactNode };

/** A row of the timetable; its children name the days. */
export function HoursRow({ hours: { open, close, lunch }, isToday, hour12, children }: Props) {
  const t = useMessages();
  const format = useFormat();
  const { locale } = usePage();
  const time = (hhmm: string) => format.time(hhmm, hour12);
  return (
    <tr className={isToday ? 'HoursTable-today' : undefined}>
      <th scope="row">
        {children}
        {isToday && <span className="HoursTable-mark">{t('today')}</span>}
      </th>
      {open && close ? (
        <>
          <td>{hoursLabel({ open, close }, locale, time)}</td>
          <td>{lunch ? `${time(lunch.start)} – ${time(lunch.end)}` : '-'}</td>
        </>
      ) : (
        <>
          <td className="HoursTable-closed">{t('closedDay')}</td>
          <td>-</td>
        </>
      )}
    </tr>
  );
}
