import { variablesIn } from '#engine/styles/used-classes.ts';
import { isCssColor } from '#schemas/layout/css-color.ts';
import { isColorToken, type TokenOverrides, type Tokens } from '#schemas/layout/theme.ts';
import { tokenProblem } from '#schemas/layout/token-problem.ts';
import type { Diagnostic, Uncoded } from './diagnostic.ts';
import { nearest } from './nearest.ts';
import { propertyName, themeProperties, tokenNames } from './theme-css.ts';

/** Reports tokens of a partner that the template does not have. */
export function validateTheme(overrides: TokenOverrides, tokens: Tokens): Diagnostic[] {
  const names = tokenNames(tokens);
  return Object.keys(overrides)
    .filter((name) => !names.includes(name))
    .map((name) => ({
      code: 'unknown-token',
      path: ['theme', name],
      message: `Unknown token "${name}"`,
      suggestion: nearest(name, names),
    }));
}

/** Reports invalid values of a partner's tokens: of the wrong type, or with unknown or circular references. */
export function validateTokenValues(overrides: TokenOverrides, tokens: Tokens): Uncoded[] {
  const own = themeProperties(tokens);
  const known = new Set([...own.keys(), ...variablesIn([...own.values()].join())]);
  const properties = themeProperties(tokens, overrides);
  return Object.entries(overrides).flatMap(([name, value]): Uncoded[] => {
    const path = ['theme', name];
    const problem = tokenProblem(name, value);
    if (problem) return [{ path, message: problem, value }];
    const text = String(value);
    const used = variablesIn(text);
    const unknown = used.find((variable) => !known.has(variable));
    if (unknown)
      return [{ path, message: `Unknown token "${unknown}"`, suggestion: nearest(unknown, known) }];
    // A channel may be any number, as in `hsl(var(--hue) 50% 50%)`.
    const isTakenAsColor = (variable: string) =>
      !isCssColor(text, (property) => property !== variable.toLowerCase());
    const wrong =
      isColorToken(name) &&
      used.find((variable) => !variable.startsWith(propertyName('color.')) && isTakenAsColor(variable));
    if (wrong) return [{ path, message: `"${wrong}" is not a color`, value }];
    if (refersTo(propertyName(name), used, properties))
      return [{ path, message: `"${name}" takes its value from itself`, value }];
    return [];
  });
}

/** Whether a custom property is among those that `used` refers to, directly or indirectly. */
function refersTo(
  property: string,
  used: Iterable<string>,
  properties: ReadonlyMap<string, string>,
): boolean {
  const reached = new Set(used);
  // Iterating over a set includes the entries added on the way.
  for (const name of reached) for (const next of variablesIn(properties.get(name) ?? '')) reached.add(next);
  return reached.has(property);
}
