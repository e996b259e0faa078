import type { TokenOverrides, Tokens } from '#schemas/layout/theme.ts';

/** Tokens by dotted name (`color.primary.500`) with their values, in the order of the file. */
export function flattenTokens(tokens: Tokens, prefix = ''): [string, string][] {
  return Object.entries(tokens).flatMap(([name, value]) =>
    typeof value === 'object'
      ? flattenTokens(value, `${prefix}${name}.`)
      : [[`${prefix}${name}`, String(value)] as [string, string]],
  );
}

/** Every token that a theme has, by dotted name. */
export const tokenNames = (tokens: Tokens): string[] => flattenTokens(tokens).map(([name]) => name);

/** One `:root` rule with the theme's tokens as custom properties; `overrides` patch them. */
export function themeCss(tokens: Tokens, overrides: TokenOverrides = {}): string {
  const values = new Map(flattenTokens(tokens));
  for (const [name, value] of Object.entries(overrides)) values.set(name, String(value));
  const rules = [...values].map(([name, value]) => `--${name.replaceAll('.', '-')}:${value}`);
  return `@layer tokens{:root{${rules.join(';')}}}`;
}
