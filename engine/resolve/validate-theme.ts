import { variablesIn } from '#engine/styles/marks.ts';
import { isColorToken, type TokenOverrides, type Tokens } from '#schemas/layout/theme.ts';
import type { Diagnostic } from './diagnostic.ts';
import { nearest } from './nearest.ts';
import { propertyName, themeProperties, tokenNames } from './theme-css.ts';

/** What is wrong with a partner's tokens beside the template's: names that there are not, and values that lead nowhere. */
export function validateTheme(overrides: TokenOverrides, tokens: Tokens): Diagnostic[] {
  const names = tokenNames(tokens);
  const own = themeProperties(tokens);
  const known = new Set([...own.keys(), ...variablesIn([...own.values()].join())]);
  const properties = themeProperties(tokens, overrides);
  return Object.entries(overrides).flatMap(([name, value]): Diagnostic[] => {
    const path = ['theme', name];
    if (!names.includes(name))
      return [{ path, message: `Unknown token "${name}"`, suggestion: nearest(name, names) }];
    const used = variablesIn(String(value));
    const unknown = used.find((variable) => !known.has(variable));
    if (unknown)
      return [{ path, message: `Unknown token "${unknown}"`, suggestion: nearest(unknown, known) }];
    const wrong = isColorToken(name) && used.find((variable) => !variable.startsWith(propertyName('color.')));
    if (wrong) return [{ path, message: `"${wrong}" is no colour`, value }];
    if (leadsTo(propertyName(name), used, properties))
      return [{ path, message: `"${name}" takes its value from itself`, value }];
    return [];
  });
}

/** Whether a custom property is among those that others take their values from. */
function leadsTo(property: string, used: Iterable<string>, properties: ReadonlyMap<string, string>): boolean {
  const reached = new Set(used);
  // A set takes in what is added to it while it is walked.
  for (const name of reached) for (const next of variablesIn(properties.get(name) ?? '')) reached.add(next);
  return reached.has(property);
}
