import { flattenTokens, propertyName, themeProperties } from '#engine/resolve/theme-css.ts';
import type { TokenOverrides, Tokens } from '#schemas/layout/theme.ts';

/** A color of a site's theme: how documents refer to it, and what it is. */
export type TokenColor = {
  token: string;
  reference: string;
  color: string;
  /** The custom properties that it takes its color from, its own first. */
  through: readonly string[];
};

/**
 * The colors of a site's theme, in the order of the files.
 * @param overrides tokens of the document
 */
export function tokenColors(base: Tokens, template: Tokens, overrides: TokenOverrides): TokenColor[] {
  const own = { ...Object.fromEntries(flattenTokens(template)), ...overrides };
  const properties = themeProperties(base, own);
  const names = new Set([...flattenTokens(base).map(([name]) => name), ...Object.keys(own)]);
  return [...names].flatMap((token) => {
    const found = token.startsWith('color.') ? colorOf([propertyName(token)], properties) : undefined;
    return found ? [{ token, reference: `var(${propertyName(token)})`, ...found }] : [];
  });
}

/** What the last of several properties comes down to; undefined for a computed one and for one that refers to itself. */
function colorOf(
  through: readonly string[],
  properties: ReadonlyMap<string, string>,
): Pick<TokenColor, 'color' | 'through'> | undefined {
  const value = properties.get(through.at(-1) ?? '');
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value ?? '') ?? [];
  if (other) return through.includes(other) ? undefined : colorOf([...through, other], properties);
  if (value === undefined || !/^#([\da-f]{3}|[\da-f]{6})$/i.test(value)) return undefined;
  return { color: value.toLowerCase(), through };
}

/** The colors that a token can refer to: those that do not take their color from it. */
export const colorsFor = (token: string, colors: readonly TokenColor[]): TokenColor[] =>
  colors.filter(({ through }) => !through.includes(propertyName(token)));

/** The token that a text refers to, or whose color it is. */
export const tokenOf = (value: string, tokens: readonly TokenColor[]): TokenColor | undefined =>
  tokens.find(({ reference }) => reference === value.replaceAll(/\s/g, ''));
