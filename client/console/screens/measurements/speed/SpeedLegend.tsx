import { Trans } from '@lingui/react/macro';
import { vitalLimits, vitalMetrics } from '#schemas/site/vital-buckets.ts';
import { useSpeedTexts } from './use-speed-texts.ts';

/** What the numbers mean, and which are good. */
export function SpeedLegend() {
  const { metrics, valueText } = useSpeedTexts();
  return (
    <section className="Card Measured-part" aria-labelledby="speed-legend">
      <h2 id="speed-legend">
        <Trans>What the numbers mean</Trans>
      </h2>
      <dl className="Measured-legend">
        {vitalMetrics.map((metric) => {
          const [good, poor] = vitalLimits[metric].map((limit) => valueText(metric, limit));
          return (
            <div key={metric}>
              <dt>
                {metrics[metric].name} <span className="Measured-short">{metric}</span>
              </dt>
              <dd>
                {metrics[metric].about}{' '}
                <Trans>
                  Good up to {good}, poor above {poor}.
                </Trans>
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="Measured-about">
        <Trans>
          Search engines rate pages by Main content, Response and Stability. Values are exact to a tenth and
          stored for 90 days.
        </Trans>
      </p>
    </section>
  );
}
