import { wcagContrast } from 'culori';
import { propertyName, themeProperties } from '#engine/resolve/theme-css.ts';
import { variablesIn } from '#engine/styles/used-classes.ts';
import type { TokenOverrides, Tokens } from '#schemas/layout/theme.ts';
import { type ContrastPair, contrastPairs } from './contrast-pairs.ts';
import { resolveColor } from './resolve-color.ts';

/** A pair of tokens with its contrast, from 1 to 21; undefined if only a browser can compute one of the colors. */
export type MeasuredPair = ContrastPair & { contrast: number | undefined };

/** A pair of tokens with too little contrast. `tokens`: the overrides that it comes from. */
type WeakPair = ContrastPair & { contrast: number; tokens: string[] };

/** The contrast of every pair in a theme with overrides. */
export function measurePairs(properties: ReadonlyMap<string, string>): MeasuredPair[] {
  return contrastPairs.map((pair) => {
    const [text, ground] = [pair.text, pair.ground].map((token) =>
      resolveColor(`var(${propertyName(token)})`, properties),
    );
    return { ...pair, contrast: text && ground && wcagContrast(text, ground) };
  });
}

/** The pairs of a theme with overrides that visitors cannot read, if an override has a part in it. */
export function weakPairs(tokens: Tokens, overrides: TokenOverrides): WeakPair[] {
  const properties = themeProperties(tokens, overrides);
  return measurePairs(properties).flatMap(({ contrast, ...pair }) => {
    if (contrast === undefined || contrast >= pair.atLeast) return [];
    const part = overridesIn(pair, properties, overrides);
    return part.length > 0 ? [{ ...pair, contrast, tokens: part }] : [];
  });
}

/** The overrides that a color of a pair comes from, directly or through references. */
function overridesIn(
  { text, ground }: Pick<ContrastPair, 'text' | 'ground'>,
  properties: ReadonlyMap<string, string>,
  overrides: TokenOverrides,
): string[] {
  const reached = reachedFrom([text, ground].map(propertyName), properties);
  return Object.keys(overrides).filter((name) => reached.has(propertyName(name)));
}

/** Properties and those they refer to, directly or indirectly. */
function reachedFrom(names: readonly string[], properties: ReadonlyMap<string, string>): Set<string> {
  const reached = new Set(names);
  // Iterating over a set includes the entries added on the way.
  for (const name of reached) for (const next of variablesIn(properties.get(name) ?? '')) reached.add(next);
  return reached;
}
