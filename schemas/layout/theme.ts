import { z } from 'zod';
import { labeled } from '../labeled.ts';
import { colorFunctions, isCssColor } from './css-color.ts';

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

/** Functions that load something, or whose arguments do not follow the bracket rules used here. */
const loading = /(?<![\w-])(url|src|image|(-webkit-)?(image-set|cross-fade))\(/i;

/** Replaces the strings in a text. A string that does not end on its line stays, because it is invalid. */
const bareText = (text: string): string => text.replace(/"[^"\r\n\f]*"|'[^'\r\n\f]*'/g, 'text');

/** Whether a text is a single value anywhere in a stylesheet: everything is closed, and nothing is loaded. */
function isOneValue(text: string): boolean {
  const bare = bareText(text);
  return !/["'[\]]|\/\*/.test(bare) && !loading.test(bare) && isClosed(bare);
}

/** Whether a text uses only functions allowed in tokens. */
function isKnownValue(text: string): boolean {
  const bare = bareText(text);
  if (bare.trim() === '' || /[@!]/.test(bare) || /\p{Cc}/u.test(text)) return false;
  const called = [...bare.matchAll(/(?<![\w-])([\w-]*)\(/g)].map(([, name = '']) => name.toLowerCase());
  return called.every((name) => functions.has(name));
}

function isClosed(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

const oneValue = 'a token is one CSS value, closed and without url()';
const tokenValue = z
  .string()
  .regex(/^[^;{}<>\\]*$/, oneValue)
  .refine(isOneValue, oneValue);

/** Whether a token, by its dotted name, is a color. */
export const isColorToken = (name: string): boolean => name.startsWith('color.');

/** Token overrides by dotted name: `{ "color.primary.500": "#7a5c45" }`. Each stays one CSS value. */
export const tokenOverrides = z.record(
  z.string().regex(/^[a-z][\w-]*(\.[\w-]+)+$/i, 'a token is named group.name, as in color.primary.500'),
  z.union([
    labeled(tokenValue, {
      en: ['Text', 'A color, a length or another CSS value.'],
      ko: ['글', '색, 길이 같은 CSS 값입니다.'],
    }),
    labeled(z.number(), {
      en: ['Number', 'A number without a unit.'],
      ko: ['숫자', '단위가 없는 숫자입니다.'],
    }),
  ]),
);
export type TokenOverrides = z.infer<typeof tokenOverrides>;

/** Why a token must not be published; undefined if it may. Sites published with such a token are still shown. */
export function tokenProblem(name: string, value: string | number): string | undefined {
  const text = String(value);
  // Values that are too long are not parsed.
  if (text.length > maxLength) return `A token is no longer than ${maxLength} characters`;
  if (!isKnownValue(text)) return 'A token is one CSS value, of functions that compute';
  if (!isColorToken(name) || isCssColor(text)) return undefined;
  return 'Expected a color such as #7a5c45, rgb(122 92 69) or var(--color-primary-600)';
}

type TokenTree = { [name: string]: TokenTree | string | number };

/** A theme's tokens: nested groups whose leaves are CSS values. */
export const tokens: z.ZodType<TokenTree> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), z.number(), tokens])),
);
export type Tokens = TokenTree;
