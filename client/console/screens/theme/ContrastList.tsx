import { Plural, Trans } from '@lingui/react/macro';
import type { MeasuredPair } from '#engine/domain/color/weak-pairs.ts';
import { useTokenNames } from '../../editor/schema/use-token-names.ts';
import type { Theme } from './use-theme.ts';

/** Every pair of colors that belongs together, with its contrast; those that fail come first. */
export function ContrastList({ theme }: { theme: Theme }) {
  const { pairs } = theme;
  const weak = pairs.filter(isWeak);
  const sorted = [...weak, ...pairs.filter((pair) => !isWeak(pair))];
  return (
    <section className="ContrastList" aria-labelledby="contrast">
      <h2 id="contrast">
        <Trans>Contrast</Trans>
      </h2>
      <p role="status">
        {weak.length === 0 ? (
          <Trans>AA passed: all {pairs.length} pairs of colors can be read.</Trans>
        ) : (
          <Plural
            value={weak.length}
            one="AA failed: # pair of colors cannot be read well enough. Publishing waits for it."
            other="AA failed: # pairs of colors cannot be read well enough. Publishing waits for them."
          />
        )}
      </p>
      <details open={weak.length > 0}>
        <summary>
          <Trans>All pairs</Trans>
        </summary>
        <ul>
          {sorted.map((pair) => (
            <Pair key={`${pair.text} ${pair.ground} ${pair.atLeast}`} pair={pair} theme={theme} />
          ))}
        </ul>
      </details>
    </section>
  );
}

const isWeak = ({ contrast, atLeast }: MeasuredPair) => contrast !== undefined && contrast < atLeast;

function Pair({ pair, theme }: { pair: MeasuredPair; theme: Theme }) {
  const nameOf = useTokenNames();
  const { text, ground, contrast, atLeast } = pair;
  const [first, second] = [nameOf(text).title, nameOf(ground).title];
  const ratio = contrast === undefined ? undefined : (Math.floor(contrast * 10) / 10).toFixed(1);
  return (
    <li className="ContrastList-one">
      <span
        className="ContrastList-sample"
        aria-hidden="true"
        style={{ color: theme.hexOf(text), background: theme.hexOf(ground) }}
      />
      <span>
        <Trans>
          {first} on {second}
        </Trans>
      </span>
      <span className={isWeak(pair) ? 'TokenContrast--weak' : ''}>
        {ratio === undefined ? (
          <Trans>Only a browser can compute it</Trans>
        ) : isWeak(pair) ? (
          <Trans>
            {ratio}:1, fails AA (needs {atLeast}:1)
          </Trans>
        ) : (
          <Trans>
            {ratio}:1, passes AA ({atLeast}:1)
          </Trans>
        )}
      </span>
    </li>
  );
}
