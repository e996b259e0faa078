import { variablesIn } from '#engine/styles/used-classes.ts';
import type { TokenOverrides, Tokens } from '#schemas/layout/theme.ts';

/** Tokens with their dotted names (`color.primary.500`), in the order of the file. */
export function flattenTokens(tokens: Tokens, prefix = ''): [string, string][] {
  return Object.entries(tokens).flatMap(([name, value]) =>
    typeof value === 'object'
      ? flattenTokens(value, `${prefix}${name}.`)
      : [[`${prefix}${name}`, String(value)] as [string, string]],
  );
}

/** The dotted names of a theme's tokens. */
export const tokenNames = (tokens: Tokens): string[] => flattenTokens(tokens).map(([name]) => name);

/** The custom property of a token: `--color-primary-500`. */
export const propertyName = (token: string): string => `--${token.replaceAll('.', '-')}`;

/** The custom properties of a theme without overrides, shared by all its sites. */
const ownProperties = new WeakMap<Tokens, ReadonlyMap<string, string>>();

/** The custom properties of a theme's tokens, with `overrides` applied. */
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
 * A `:root` rule with the `used` properties and those they refer to, by default with all.
 */
export function propertiesCss(properties: ReadonlyMap<string, string>, used?: Iterable<string>): string {
  const included = new Set(used ?? properties.keys());
  // Iterating over a set includes the entries added on the way.
  for (const name of included)
    for (const other of variablesIn(properties.get(name) ?? '')) included.add(other);
  const rules = [...properties]
    .filter(([name]) => included.has(name))
    .map(([name, value]) => `${name}:${value}`);
  return `@layer tokens{:root{${rules.join(';')}}}`;
}
