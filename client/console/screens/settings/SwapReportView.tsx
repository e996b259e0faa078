import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FactChanges, FactKind, SwapReport } from '#schemas/operator/swap-report.ts';
import { useLanguageNames } from '../../editor/form/language-names.ts';

/** What a change of template does to the facts that visitors find: counts per kind, then every lost and moved one. */
export function SwapReportView({ report }: { report: SwapReport }) {
  const names = useLanguageNames();
  const { counts, languages, unread, failed } = report;
  return (
    <div className="SwapReport">
      <p role="status">
        <strong>
          {counts.lost === 0 ? (
            <Trans>No fact is lost on the pages that were read.</Trans>
          ) : (
            <Plural
              value={counts.lost}
              one="# fact would no longer be found."
              other="# facts would no longer be found."
            />
          )}
        </strong>{' '}
        <Trans>
          {counts.retained} stay where they are, {counts.moved} move to other pages. {counts.pages} pages were
          read.
        </Trans>
      </p>
      <p className="Field-help">
        <Trans>
          Only the facts in these tables were compared, as visitors read them with each template. Pictures and
          other texts were not.
        </Trans>
      </p>
      {languages.map(({ language, kinds }, index) => (
        <details
          key={language}
          open={index === 0 || kinds.some(({ lost, moved }) => lost.length + moved.length > 0)}
        >
          <summary>{names[language]}</summary>
          <Kinds kinds={kinds} />
        </details>
      ))}
      {unread.length > 0 && (
        <details>
          <summary>
            <Plural value={unread.length} one="# list was not read" other="# lists were not read" />
          </summary>
          <ul>
            {unread.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </details>
      )}
      {failed.map((places, index) =>
        places.length === 0 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: before and after
          <p key={index} className="Notice">
            <Trans>
              With the template {report.templates[index]} these pages failed, so their facts count as not
              shown: {places.map(({ language, path }) => `${language} ${path}`).join(', ')}
            </Trans>
          </p>
        ),
      )}
    </div>
  );
}

function Kinds({ kinds }: { kinds: readonly FactChanges[] }) {
  const { t } = useLingui();
  const names: Record<FactKind, string> = {
    phones: t`Phone numbers`,
    hours: t`Opening hours`,
    address: t`Address`,
    businessNumber: t`Business number`,
    treatments: t`Treatments`,
    prices: t`Prices`,
    staff: t`Staff`,
    events: t`Events`,
    notices: t`Notices`,
    faq: t`Frequently asked questions`,
  };
  return (
    <table className="SwapReport-table">
      <thead>
        <tr>
          <th scope="col">
            <Trans>Facts</Trans>
          </th>
          <th scope="col">
            <Trans>Stay</Trans>
          </th>
          <th scope="col">
            <Trans>Move</Trans>
          </th>
          <th scope="col">
            <Trans>Lost</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ kind, retained, moved, lost }) => (
          <tr key={kind}>
            <th scope="row">{names[kind]}</th>
            <td>{retained.length}</td>
            <td>
              {moved.length}
              <Facts
                facts={moved.map(({ name, from, to }) => `${name}: ${from.join(', ')} → ${to.join(', ')}`)}
              />
            </td>
            <td>
              {lost.length}
              <Facts facts={lost.map(({ name, from }) => `${name}: ${from.join(', ')}`)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Facts = ({ facts }: { facts: string[] }) =>
  facts.length === 0 ? null : (
    <ul className="Field-help">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
