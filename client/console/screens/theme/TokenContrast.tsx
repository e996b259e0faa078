import { Trans } from '@lingui/react/macro';
import { useTokenNames } from '../../editor/schema/use-token-names.ts';
import type { Theme } from './use-theme.ts';

/** The weakest contrast of the pairs that a color is part of, as text. */
export function TokenContrast({ token, theme: { pairs } }: { token: string; theme: Theme }) {
  const nameOf = useTokenNames();
  const [weakest] = pairs
    .flatMap((pair) => (pair.contrast === undefined ? [] : [{ ...pair, contrast: pair.contrast }]))
    .filter(({ text, ground }) => text === token || ground === token)
    .sort((one, other) => one.contrast / one.atLeast - other.contrast / other.atLeast);
  if (!weakest) return null;
  const { text, ground, contrast, atLeast } = weakest;
  const other = nameOf(text === token ? ground : text).title;
  // Never rounded up to what it fails.
  const ratio = (Math.floor(contrast * 10) / 10).toFixed(1);
  const isEnough = contrast >= atLeast;
  return (
    <p className={`TokenContrast ${isEnough ? '' : 'TokenContrast--weak'}`}>
      {isEnough ? (
        <Trans>
          AA passed: lowest contrast {ratio}:1, with {other}
        </Trans>
      ) : (
        <Trans>
          AA failed: {ratio}:1 with {other}, at least {atLeast}:1 is needed
        </Trans>
      )}
    </p>
  );
}
