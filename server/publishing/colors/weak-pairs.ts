import { wcagContrast } from 'culori';
import { propertyName, themeProperties } from '#engine/resolve/theme-css.ts';
import { variablesIn } from '#engine/styles/used-classes.ts';
import type { TokenOverrides, Tokens } from '#schemas/layout/theme.ts';
import { type ContrastPair, contrastPairs } from './contrast-pairs.ts';
import { resolveColor } from './resolve-color.ts';

/** A pair of tokens with too little contrast. `tokens`: the overrides that it comes from. */
export type WeakPair = ContrastPair & { contrast: number; tokens: string[] };

/** The pairs of a theme with overrides that visitors cannot read, if an override has a part in it. */
export function weakPairs(tokens: Tokens, overrides: TokenOverrides): WeakPair[] {
  const properties = themeProperties(tokens, overrides);
  return contrastPairs.flatMap((pair) => {
    const [text, ground] = [pair.text, pair.ground].map((token) =>
      resolveColor(`var(${propertyName(token)})`, properties),
    );
    if (!text || !ground) return [];
    const contrast = wcagContrast(text, ground);
    if (contrast >= pair.atLeast) return [];
    const reached = reachedFrom([pair.text, pair.ground].map(propertyName), properties);
    const part = Object.keys(overrides).filter((name) => reached.has(propertyName(name)));
    return part.length > 0 ? [{ ...pair, contrast, tokens: part }] : [];
  });
}

/** Properties and those they refer to, directly or indirectly. */
function reachedFrom(names: readonly string[], properties: ReadonlyMap<string, string>): Set<string> {
  const reached = new Set(names);
  // Iterating over a set includes the entries added on the way.
  for (const name of reached) for (const next of variablesIn(properties.get(name) ?? '')) reached.add(next);
  return reached;
}
