import './checks.css';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import type { Revision } from '#schemas/operator/revisions.ts';
import { useCall } from '../../api/use-call.ts';
import { useRevisionCheck } from '../../api/use-revision-check.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadState } from '../../ui/LoadState.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { usePartner } from '../partner/use-partner.ts';
import { FindingGroups } from './FindingGroups.tsx';
import { LevelFilter, readLevel } from './LevelFilter.tsx';

/** What today's checks find in the published document. */
export function Component() {
  const { t } = useLingui();
  const { code, partner } = usePartner();
  const published = useCall('published', { code });
  useTitle(t`Checks`, partner?.name);
  return (
    <main className="Screen">
      <h1>
        <Trans>Checks</Trans>
      </h1>
      <LoadState read={published}>
        {({ revision }) =>
          revision ? (
            <Results revision={revision} />
          ) : (
            <div className="Empty">
              <h2>
                <Trans>Not published yet</Trans>
              </h2>
              <p>
                <Trans>There is nothing to check.</Trans>
              </p>
            </div>
          )
        }
      </LoadState>
    </main>
  );
}

function Results({ revision }: { revision: Revision }) {
  const { number } = revision;
  const { code } = usePartner();
  const [query] = useSearchParams();
  const checked = useRevisionCheck(code, revision);
  const level = readLevel(query);
  return (
    <>
      <div className="Screen-head">
        <p className="Checks-about">
          <Trans>
            Findings of the published revision {number}. The rules and the facts of the clinic may have
            changed since it was published.
          </Trans>
        </p>
        <Button isPending={checked.isValidating} onPress={() => void checked.mutate()}>
          <Trans>Check again</Trans>
        </Button>
      </div>
      <LoadState read={checked} rows={8}>
        {({ findings }) =>
          findings.length === 0 ? (
            <div className="Empty">
              <h2>
                <Trans>Nothing found</Trans>
              </h2>
              <p>
                <Trans>Every rule passes.</Trans>
              </p>
            </div>
          ) : (
            <>
              <LevelFilter findings={findings} level={level} />
              <p className="Checks-about" role="status">
                <Plural
                  value={findings.filter((one) => level === 'all' || one.level === level).length}
                  one="# finding"
                  other="# findings"
                />
              </p>
              <FindingGroups findings={findings.filter((one) => level === 'all' || one.level === level)} />
            </>
          )
        }
      </LoadState>
    </>
  );
}
