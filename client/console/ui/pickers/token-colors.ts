import { flattenTokens, propertyName, themeProperties } from '#engine/resolve/theme-css.ts';
import type { TokenOverrides, Tokens } from '#schemas/layout/theme.ts';

/** A color of a site's theme: how documents refer to it, and what it is. */
export type TokenColor = { token: string; reference: string; color: string };

/**
 * The colors of a site's theme, in the order of the files.
 * @param overrides tokens of the document
 */
export function tokenColors(base: Tokens, template: Tokens, overrides: TokenOverrides): TokenColor[] {
  const own = { ...Object.fromEntries(flattenTokens(template)), ...overrides };
  const properties = themeProperties(base, own);
  const names = new Set([...flattenTokens(base).map(([name]) => name), ...Object.keys(own)]);
  return [...names].flatMap((token) => {
    const color = token.startsWith('color.') ? colorOf(propertyName(token), properties) : undefined;
    return color === undefined ? [] : [{ token, reference: `var(${propertyName(token)})`, color }];
  });
}

/** The color that a property comes down to; undefined for a computed one and for one that refers to itself. */
function colorOf(name: string, properties: ReadonlyMap<string, string>, depth = 0): string | undefined {
  const value = properties.get(name);
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value ?? '') ?? [];
  if (other) return depth < 8 ? colorOf(other, properties, depth + 1) : undefined;
  return value !== undefined && /^#([\da-f]{3}|[\da-f]{6})$/i.test(value) ? value.toLowerCase() : undefined;
}

/** The token that a text refers to, or whose color it is. */
export const tokenOf = (value: string, tokens: readonly TokenColor[]): TokenColor | undefined =>
  tokens.find(({ reference }) => reference === value.replaceAll(/\s/g, ''));
