import { Plural, Trans } from '@lingui/react/macro';
import { useCall } from '../../../api/use-call.ts';
import { LoadState } from '../../../ui/LoadState.tsx';
import { usePartner } from '../../partner/use-partner.ts';
import { Refused } from './Refused.tsx';
import { remedyOf } from './remedy-of.ts';
import { useVendors } from './use-vendors.ts';

/** What the pages' CSP refused, and what to do about each. */
export function Blocked() {
  const { code, partner } = usePartner();
  const reports = useCall('policyReports', { code });
  const facts = useCall('partnerFacts', { code });
  const vendors = useVendors();
  const read = {
    error: reports.error ?? facts.error ?? vendors.error,
    data: reports.data &&
      facts.data &&
      vendors.data && {
        rows: reports.data.rows.map((row) => ({
          row,
          remedy: remedyOf(row, vendors.data ?? [], facts.data?.marketing ?? {}),
        })),
      },
    mutate: () => Promise.all([reports.mutate(), facts.mutate(), vendors.mutate()]),
  };
  return (
    <>
      <p className="Measured-about">
        <Trans>
          Pages load only from origins that the site declares. Visitors’ browsers report what was refused;
          reports are counted for 90 days, without any personal data.
        </Trans>
      </p>
      <LoadState read={read} rows={4}>
        {({ rows }) =>
          rows.length === 0 ? (
            <div className="Empty">
              <h2>
                <Trans>Nothing was refused</Trans>
              </h2>
              <p>
                <Trans>Reports come from sites that use a tag manager or another vendor.</Trans>
              </p>
            </div>
          ) : (
            <>
              <p className="Measured-about" role="status">
                <Plural value={rows.length} one="# origin" other="# origins" />
              </p>
              <ul className="Refused-list">
                {rows.map(({ row, remedy }) => (
                  <Refused
                    key={`${row.directive} ${row.origin}`}
                    row={row}
                    remedy={remedy}
                    timeZone={partner?.timeZone}
                  />
                ))}
              </ul>
            </>
          )
        }
      </LoadState>
    </>
  );
}
