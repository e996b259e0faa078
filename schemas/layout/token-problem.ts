import { colorFunctions, isCssColor } from './css-color.ts';
import { bareText, isColorToken } from './theme.ts';

/** Maximum length of a token's value: twice the longest font list. */
const maxLength = 500;
/** Functions allowed in a value: only those that compute. `url()` and the like would load something. */
const functions = new Set([
  '',
  'var',
  'calc',
  'clamp',
  'min',
  'max',
  'cubic-bezier',
  'steps',
  ...colorFunctions,
]);

/** Whether a text uses only functions allowed in tokens. */
function isKnownValue(text: string): boolean {
  const bare = bareText(text);
  if (bare.trim() === '' || /[@!]/.test(bare) || /\p{Cc}/u.test(text)) return false;
  const called = [...bare.matchAll(/(?<![\w-])([\w-]*)\(/g)].map(([, name = '']) => name.toLowerCase());
  return called.every((name) => functions.has(name));
}

/** Why a token must not be published; undefined if it may. Sites published with such a token are still shown. */
export function tokenProblem(name: string, value: string | number): string | undefined {
  const text = String(value);
  // Values that are too long are not parsed.
  if (text.length > maxLength) return `A token is no longer than ${maxLength} characters`;
  if (!isKnownValue(text)) return 'A token is one CSS value, of functions that compute';
  if (!isColorToken(name) || isCssColor(text)) return undefined;
  return 'Expected a color such as #7a5c45, rgb(122 92 69) or var(--color-primary-600)';
}
