import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router';
import { useCall } from '../../../api/use-call.ts';
import { LoadState } from '../../../ui/LoadState.tsx';
import { usePartner } from '../../partner/use-partner.ts';
import { pageRows } from './rating.ts';
import { SlowElements } from './SlowElements.tsx';
import { SpeedLegend } from './SpeedLegend.tsx';
import { SpeedTable } from './SpeedTable.tsx';

const periods = [7, 28, 90] as const;

/** How fast and stable visitors found the pages. */
export function Speed() {
  const { code } = usePartner();
  const [query] = useSearchParams();
  const days = periods.find((one) => String(one) === query.get('days')) ?? 28;
  const read = useCall('webVitals', { code, days });
  return (
    <>
      <p className="Measured-about">
        <Trans>
          Measured in a sample of visits, without any personal data. Three out of four visits had this value
          or a better one.
        </Trans>
      </p>
      <Periods days={days} />
      <LoadState read={read} rows={8}>
        {({ rows }) =>
          rows.length === 0 ? (
            <div className="Empty">
              <h2>
                <Trans>Nothing measured yet</Trans>
              </h2>
              <p>
                <Trans>
                  About one visit in a hundred is measured. Choose a longer period, or come back later.
                </Trans>
              </p>
            </div>
          ) : (
            <>
              <SpeedTable rows={pageRows(rows)} days={days} />
              <SlowElements rows={rows} />
              <SpeedLegend />
            </>
          )
        }
      </LoadState>
    </>
  );
}

function Periods({ days }: { days: number }) {
  const { t } = useLingui();
  return (
    <nav className="Tabs" aria-label={t`Period`}>
      {periods.map((one) => (
        <Link
          key={one}
          className="Tabs-one"
          to={{ search: `?days=${one}` }}
          aria-current={one === days ? 'page' : undefined}
        >
          <Plural value={one} one="Last # day" other="Last # days" />
        </Link>
      ))}
    </nav>
  );
}
