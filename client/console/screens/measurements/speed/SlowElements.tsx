import { Plural, Trans } from '@lingui/react/macro';
import type { PageVitals } from '#schemas/operator/measurement-calls.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { pageName } from '../pages/page-name.ts';
import { useSpeedTexts } from './use-speed-texts.ts';

/** Elements listed, the most frequent of all pages. */
const maxShown = 20;

/** Which elements were slow or moved in poor visits: where to begin. */
export function SlowElements({ rows }: { rows: readonly PageVitals[] }) {
  const language = useLanguage();
  const { metrics, devices } = useSpeedTexts();
  const found = rows
    .flatMap(({ causes, ...of }) => causes.map((cause) => ({ ...of, ...cause })))
    .sort((a, b) => b.count - a.count)
    .slice(0, maxShown);
  if (found.length === 0) return null;
  return (
    <section className="Card Measured-part" aria-labelledby="slow-elements">
      <h2 id="slow-elements">
        <Trans>Elements that made visits slow</Trans>
      </h2>
      <ul className="Measured-list">
        {found.map(({ pageKey, device, metric, cause, count }) => (
          <li key={`${pageKey} ${device} ${metric} ${cause}`}>
            <code>{cause}</code>
            <span className="Measured-about">
              {pageName(pageKey, language)} · {devices[device]} · {metrics[metric].name} ·{' '}
              <Plural value={count} one="# visit" other="# visits" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
