import type { ReactNode } from 'react';
import { contentLang } from '#blocks/_ui/content-text.ts';
import { Disclosure } from '#blocks/_ui/Disclosure.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { EmployeeRow } from '#schemas/api/partner-employees.ts';

/** Number of entries shown; a longer career collapses the rest, without a script. */
const visibleCount = 6;

/** Careers and history of one person. */
export function Profile({ person }: { person: EmployeeRow }) {
  const t = useMessages();
  const { locale } = usePage();
  const lang = contentLang(person, locale);
  return (
    <>
      {person.careers.length > 0 && (
        <>
          <p className="StaffGrid-label">{t('careers')}</p>
          <Folded entries={person.careers} of={t('careers')} person={person}>
            {(careers) => (
              <ul className="StaffGrid-careers" lang={lang}>
                {careers.map((career) => (
                  <li key={career}>{career}</li>
                ))}
              </ul>
            )}
          </Folded>
        </>
      )}
      {person.history.length > 0 && (
        <>
          <p className="StaffGrid-label">{t('history')}</p>
          <Folded entries={person.history} of={t('history')} person={person}>
            {(history) => (
              <dl className="StaffGrid-history" lang={lang}>
                {history.map((entry) => (
                  <div key={`${entry.period} ${entry.text}`}>
                    <dt>{entry.period}</dt>
                    <dd>{entry.text}</dd>
                  </div>
                ))}
              </dl>
            )}
          </Folded>
        </>
      )}
    </>
  );
}

type FoldedProps<Entry> = {
  entries: readonly Entry[];
  of: string;
  person: EmployeeRow;
  children: (entries: readonly Entry[]) => ReactNode;
};

function Folded<Entry>({ entries, of, person, children }: FoldedProps<Entry>) {
  const t = useMessages();
  // A single remaining entry is shown rather than collapsed.
  const cut = entries.length > visibleCount + 1 ? visibleCount : entries.length;
  const rest = entries.slice(cut);
  return (
    <>
      {children(entries.slice(0, cut))}
      {rest.length > 0 && (
        <Disclosure
          className="StaffGrid-more"
          summary={
            <>
              {t('more', { count: rest.length })}
              <span className="u-hidden">{` (${person.name}, ${of})`}</span>
            </>
          }
        >
          {children(rest)}
        </Disclosure>
      )}
    </>
  );
}
