import { contentLang } from '#blocks/_ui/content-text.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { weekdays } from '#schemas/site/partner-hours.ts';
import { weekdayOf } from '#schemas/time/day.ts';
import { type Change, changesOf, shortDate, type WorkWeek } from './weeks.ts';

/** This week's changes as text: closures, other hours, absences and substitutes. */
export function Changes({ week }: { week: WorkWeek }) {
  const t = useMessages();
  const { locale } = usePage();
  const changes = changesOf(week);
  if (changes.length === 0) return null;
  return (
    <ul className="StaffSchedule-changes" aria-label={t('changes')}>
      {changes.map((change) => (
        <li key={`${change.date} ${change.kind} ${change.name}`} className="StaffSchedule-change">
          <time
            dateTime={change.date}
          >{`${shortDate(change.date)} (${t(`short.${weekdays[weekdayOf(change.date)]}`)})`}</time>
          <span lang={isOwnWords(change) ? contentLang(change, locale) : undefined}>{describe(change)}</span>
          {change.note && change.kind === 'absent' && (
            <span className="StaffSchedule-note" lang={contentLang(change, locale)}>
              {change.note}
            </span>
          )}
        </li>
      ))}
    </ul>
  );

  /** Whether the words are the clinic's own note. */
  function isOwnWords({ kind, note }: Change): boolean {
    return kind !== 'absent' && Boolean(note);
  }

  function describe({ kind, note, name = '', employee }: Change): string {
    if (kind === 'absent')
      return employee ? t('covered', { name, substitute: employee.name }) : t('away', { name });
    return note ?? t('off');
  }
}
