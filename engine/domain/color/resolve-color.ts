import { type Color, converter, interpolate, parse } from 'culori';

const toRgb = converter('rgb');

/**
 * The color that a custom property has, with what it refers to.
 * @param properties custom properties by name, such as `--color-bg`
 * @returns undefined for what only a browser can compute, such as `light-dark()` or channels in `var()`
 */
export function resolveColor(
  value: string,
  properties: ReadonlyMap<string, string>,
  depth = 0,
): Color | undefined {
  if (depth > 20) return undefined;
  const text = value.trim();
  const [, name, fallback] = /^var\(\s*(--[\w-]+)\s*(?:,(.*))?\)$/s.exec(text) ?? [];
  if (name) {
    const next = properties.get(name) ?? fallback;
    return next === undefined ? undefined : resolveColor(next, properties, depth + 1);
  }
  const [, space, first, second] =
    /^color-mix\(\s*in\s+([a-z0-9]+)\s*,\s*((?:[^(),]|\([^()]*\))+),\s*((?:[^(),]|\([^()]*\))+)\)$/i.exec(
      text,
    ) ?? [];
  if (space && first && second)
    return mix(space, first, second, (part) => resolveColor(part, properties, depth + 1));
  return parse(text);
}

/** Color spaces of CSS that the library knows by the same name; `srgb` is its `rgb`. */
const modes = ['oklab', 'oklch', 'lab', 'lch', 'hsl', 'hwb'] as const;

const modeOf = (space: string) => (space === 'srgb' ? 'rgb' : modes.find((mode) => mode === space));

function mix(
  space: string,
  first: string,
  second: string,
  resolve: (part: string) => Color | undefined,
): Color | undefined {
  const mode = modeOf(space.toLowerCase());
  const [a, b] = [share(first), share(second)];
  const [from, to] = [resolve(a.color), resolve(b.color)];
  if (!mode || !from || !to) return undefined;
  const amount = b.share ?? (a.share === undefined ? 0.5 : 1 - a.share);
  // Shares that do not add up to 1 make the color transparent, which no theme intends.
  if (a.share !== undefined && b.share !== undefined && Math.abs(a.share + b.share - 1) > 0.001)
    return undefined;
  return interpolate([from, to], mode)(amount);
}

/** A color of `color-mix()` and its percentage, from 0 to 1. */
function share(part: string): { color: string; share: number | undefined } {
  const [whole, percent] = /(?:^|\s)(\d+(?:\.\d+)?)%(?:\s|$)/.exec(part) ?? [];
  return {
    color: whole ? part.replace(whole, ' ').trim() : part.trim(),
    share: percent === undefined ? undefined : Number(percent) / 100,
  };
}

/** Opacity of a color, from 0 to 1. */
export const alphaOf = (color: Color): number => toRgb(color).alpha ?? 1;
