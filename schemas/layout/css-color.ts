import { parse } from 'culori';

const spaces = 'srgb|srgb-linear|display-p3|a98-rgb|prophoto-rgb|rec2020|xyz|xyz-d50|xyz-d65';
const method = new RegExp(
  `^in (${spaces}|lab|oklab|((hsl|hwb|lch|oklch)( (shorter|longer|increasing|decreasing) hue)?))$`,
);
const percentage = /^\d+(\.\d+)?%$/;

/** CSS functions that return a color. */
export const colorFunctions: readonly string[] =
  'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark'.split(' ');

/**
 * Whether a text is a single CSS color: hex, a name, a color function, or `var()`. culori parses colors; what it does not
 * know are parts that depend on the element.
 * @param isColor whether a custom property, in lower case, may be a color
 */
export function isCssColor(text: string, isColor: (property: string) => boolean = () => true): boolean {
  const isPart = (part: string) => isCssColor(part, isColor);
  const value = text.trim().toLowerCase();
  const [, name, inner = ''] = /^([a-z-]+)\((.*)\)$/s.exec(value) ?? [];
  // culori also accepts hex without `#`, and a function without its last bracket.
  if (name === undefined)
    return value === 'currentcolor' || (/^(#|[a-z]*[g-z])[\da-z]*$/.test(value) && isParsed(value));
  const parts = split(inner, ',');
  if (name === 'var') return isColor(parts[0] ?? '') && isReference(parts, isPart);
  if (name === 'light-dark') return parts.length === 2 && parts.every(isPart);
  if (name === 'color-mix')
    return (
      parts.length === 3 && method.test(parts[0] ?? '') && parts.slice(1).map(withoutShare).every(isPart)
    );
  return colorFunctions.includes(name) && isFunction(name, inner, isPart);
}

const isParsed = (color: string): boolean => parse(color) !== undefined;

/** Whether a function has the channels of its color. What only a browser computes counts as a number. */
function isFunction(name: string, inner: string, isPart: (text: string) => boolean): boolean {
  const legacy = split(inner, ',');
  if (legacy.length > 1 && legacy.some(isComputed)) {
    // Without commas numbers and percentages may be mixed, so a number stands for either.
    const [channels, alpha] = [legacy.slice(0, 3), legacy.slice(3)];
    return /^(rgb|hsl)a?$/.test(name) && isFunction(name, [channels.join(' '), ...alpha].join('/'), isPart);
  }
  const [main = '', ...alpha] = split(inner, '/');
  const [from, origin = '', ...others] = split(main, ' ');
  const isRelative = from === 'from';
  if (isRelative && !isPart(origin)) return false;
  // A relative color may use channels of its origin: `oklch(from var(--color-bg) l c h)`.
  const isNumber = (word: string) => isComputed(word) || (isRelative && /^([a-z]|alpha)$/.test(word));
  const plain = (words: readonly string[]) => words.map((word) => (isNumber(word) ? '0' : word));
  const channels = plain(isRelative ? others : split(main, ' '));
  // culori has spaces of its own, such as `color(--hsv 1 1 1)`.
  if (channels[0]?.startsWith('--')) return false;
  return isParsed(`${name}(${[channels.join(' '), ...plain(alpha)].join(' / ')})`);
}

const isComputed = (word: string): boolean => /^(calc|clamp|min|max)\(.+\)$/.test(word) || isVariable(word);
const isVariable = (word: string): boolean => {
  const inner = /^var\((.*)\)$/.exec(word)?.[1];
  return inner !== undefined && isReference(split(inner, ','), isChannel);
};
/** A number, a percentage, or the angle of a hue. */
const isChannel = (word: string): boolean =>
  isComputed(word) || isParsed(`rgb(0 0 ${word})`) || isParsed(`lch(0 0 ${word})`);

/** The arguments of `var()`: a custom property and optionally a fallback. */
const isReference = ([name = '', ...fallback]: string[], isValue: (text: string) => boolean): boolean =>
  /^--[\w-]+$/.test(name) && fallback.length <= 1 && fallback.every(isValue);

/** A color of `color-mix()` without its percentage. */
const withoutShare = (text: string): string =>
  split(text, ' ')
    .filter((word) => !percentage.test(word))
    .join(' ');

/** Splits a text at separators outside brackets. */
function split(text: string, separator: ',' | '/' | ' '): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?([,/]) ?/g, '$1')) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}
