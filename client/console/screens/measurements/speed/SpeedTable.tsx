import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PageVitals } from '#schemas/operator/measurement-calls.ts';
import { vitalMetrics } from '#schemas/site/vital-buckets.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { pageName } from '../pages/page-name.ts';
import { changeOf, fewVisits, type PageRow, ratingOf } from './rating.ts';
import { useSpeedTexts } from './use-speed-texts.ts';

/** A row for each kind of page and device, a column for each measure. */
export function SpeedTable({ rows, days }: { rows: readonly PageRow[]; days: number }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { metrics, devices } = useSpeedTexts();
  return (
    <section className="Card Measured-scroll" aria-label={t`Speed by page`}>
      <table className="Measured-table">
        <caption className="Measured-about">
          <Plural
            value={days}
            one="Of the last # day, by kind of page and device"
            other="Of the last # days, by kind of page and device"
          />
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Page</Trans>
            </th>
            <th scope="col">
              <Trans>Device</Trans>
            </th>
            {vitalMetrics.map((metric) => (
              <th key={metric} scope="col">
                {metrics[metric].name} <span className="Measured-short">{metric}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ pageKey, device, metrics: own }) => (
            <tr key={`${pageKey} ${device}`}>
              <th scope="row">{pageName(pageKey, language)}</th>
              <td>{devices[device]}</td>
              {vitalMetrics.map((metric) => (
                <td key={metric}>{own[metric] ? <Value vital={own[metric]} /> : '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Value({ vital }: { vital: PageVitals }) {
  const { metric, p75, count } = vital;
  const { ratings, valueText } = useSpeedTexts();
  const rating = ratingOf(metric, p75);
  const change = changeOf(vital);
  return (
    <>
      <strong className="Measured-value">{valueText(metric, p75)}</strong>
      <span className={`Badge Measured-rating Measured-rating--${rating}`}>{ratings[rating]}</span>
      {change !== undefined && (
        <span className="Measured-about">
          {change < 0 ? <Trans>{-change}% better</Trans> : <Trans>{change}% worse</Trans>}
        </span>
      )}
      <span className="Measured-about">
        <Plural value={count} one="# visit" other="# visits" />
        {count < fewVisits && (
          <>
            {' '}
            <Trans>(too few to judge)</Trans>
          </>
        )}
      </span>
    </>
  );
}
