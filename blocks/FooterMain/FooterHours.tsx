import { T } from '#blocks/_ui/T.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { hoursGroups, lunchGroups } from '#engine/domain/partner/hours.ts';
import { daysLabel, hoursLabel } from '#engine/domain/partner/hours-label.ts';
import { useFormat } from '#engine/i18n/use-format.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { Text } from '#schemas/layout/text.ts';
import type { TimeSpan } from '#schemas/time/day-hours.ts';

/**
 * The opening hours: days with the same hours share a row, then the lunch break, '-' without one. A clinic that is never
 * open, such as one that is moving, has only its note.
 */
export function FooterHours({ note }: { note: Text | undefined }) {
  const t = useMessages();
  const { time } = useFormat();
  const { partner, locale } = usePage();
  const lunches = lunchGroups(partner);
  const span = ({ start, end }: TimeSpan) => `${time(start)} – ${time(end)}`;
  const isOpenEver = lunches.length > 0;
  if (!isOpenEver && !note) return null;
  return (
    <div>
      <h2 className="FooterMain-heading">{t('hours')}</h2>
      {isOpenEver && (
        <dl className="FooterMain-times">
          {hoursGroups(partner).map(({ days, open, close }) => (
            <div key={days[0]} className="FooterMain-time">
              <dt>{daysLabel(days, locale)}</dt>
              <dd>
                {open && close ? hoursLabel({ open, close }, locale, (hhmm) => time(hhmm)) : t('close')}
              </dd>
            </div>
          ))}
          {lunches.map(({ days, lunch }) => (
            <div key={days[0]} className="FooterMain-time">
              <dt>
                {t('lunch')}
                {lunches.length > 1 && (
                  <>
                    {' '}
                    <span className="FooterMain-days">{daysLabel(days, locale)}</span>
                  </>
                )}
              </dt>
              <dd>{lunch ? span(lunch) : '-'}</dd>
            </div>
          ))}
        </dl>
      )}
      {note && <T as="p" className="FooterMain-text" value={note} />}
    </div>
  );
}
