import { variablesIn } from '#engine/styles/marks.ts';
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

/** The custom properties that a theme's tokens are, with their values; `overrides` patch them. */
export function themeProperties(tokens: Tokens, overrides: TokenOverrides = {}): Map<string, string> {
  const values = new Map(flattenTokens(tokens));
  for (const [name, value] of Object.entries(overrides)) values.set(name, String(value));
  return new Map([...values].map(([name, value]) => [`--${name.replaceAll('.', '-')}`, value]));
}

/** One `:root` rule with the properties that are used, by others of them too; with all where `used` is not given. */
export function propertiesCss(properties: ReadonlyMap<string, string>, used?: Iterable<string>): string {
  const kept = new Set(used ?? properties.keys());
  // A set takes in what is added to it while it is walked.
  for (const name of kept) for (const other of variablesIn(properties.get(name) ?? '')) kept.add(other);
  const rules = [...properties].filter(([name]) => kept.has(name)).map(([name, value]) => `${name}:${value}`);
  return `@layer tokens{:root{${rules.join(';')}}}`;
}
