import { withoutUndeclared } from '#engine/fonts/web-families.ts';
import { variablesIn } from '#engine/styles/used-classes.ts';
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

/** The custom property that a token is: `--color-primary-500`. */
export const propertyName = (token: string): string => `--${token.replaceAll('.', '-')}`;

/** The custom properties of a theme by itself: their names and values are those of all its sites. */
const ownProperties = new WeakMap<Tokens, ReadonlyMap<string, string>>();

/** The custom properties that a theme's tokens are, with their values; `overrides` patch them. */
export function themeProperties(tokens: Tokens, overrides: TokenOverrides = {}): Map<string, string> {
  const own =
    ownProperties.get(tokens) ??
    new Map(flattenTokens(tokens).map(([name, value]) => [propertyName(name), value]));
  ownProperties.set(tokens, own);
  const properties = new Map(own);
  for (const [name, value] of Object.entries(overrides)) properties.set(propertyName(name), String(value));
  return properties;
}

/**
 * One `:root` rule with the properties that are used, by others of them too; with all where `used` is not given. Web
 * fonts stand in it only once they are declared (`withoutUndeclared`).
 */
export function propertiesCss(properties: ReadonlyMap<string, string>, used?: Iterable<string>): string {
  const kept = new Set(used ?? properties.keys());
  // A set takes in what is added to it while it is walked.
  for (const name of kept) for (const other of variablesIn(properties.get(name) ?? '')) kept.add(other);
  const rules = [...properties]
    .filter(([name]) => kept.has(name))
    .map(([name, value]) => `${name}:${name.startsWith('--font-') ? withoutUndeclared(value) : value}`);
  return `@layer tokens{:root{${rules.join(';')}}}`;
}
