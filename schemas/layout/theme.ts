import { z } from 'zod';
import { colorFunctions, isCssColor } from './css-color.ts';

/** Characters of a token's value: twice the longest list of fonts. */
const maxLength = 500;
/** What a value may call: what computes. `url()` and its like would load something. */
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

/** Whether a text stays one value wherever in a stylesheet it stands: it leaves nothing open and loads nothing. */
function isOneValue(text: string): boolean {
  const bare = text.replace(/"[^"]*"|'[^']*'/g, 'text');
  if (bare.trim() === '' || /["'@![\]]|\/\*/.test(bare) || /\p{Cc}/u.test(text)) return false;
  const called = [...bare.matchAll(/(?<![\w-])([\w-]*)\(/g)].map(([, name = '']) => name.toLowerCase());
  return called.every((name) => functions.has(name)) && isClosed(bare);
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
  .max(maxLength, `a token is no longer than ${maxLength} characters`)
  .regex(/^[^;{}<>\\]*$/, oneValue)
  .refine(isOneValue, oneValue);

/** Whether a token, by its dotted name, is a colour. */
export const isColorToken = (name: string): boolean => name.startsWith('color.');

/** Token overrides by dotted name: `{ "color.primary.500": "#7a5c45" }`. Each stays one CSS value, those of colours a colour. */
export const tokenOverrides = z
  .record(
    z.string().regex(/^[a-z][\w-]*(\.[\w-]+)+$/i, 'a token is named group.name, as in color.primary.500'),
    z.union([tokenValue, z.number()]),
  )
  .superRefine((overrides, context) => {
    for (const [name, value] of Object.entries(overrides)) {
      const text = String(value);
      // What is too long is said already, and not looked into.
      if (!isColorToken(name) || text.length > maxLength || isCssColor(text)) continue;
      const message = 'expected a colour such as #7a5c45, rgb(122 92 69) or var(--color-primary-600)';
      context.addIssue({ code: 'custom', path: [name], message });
    }
  });
export type TokenOverrides = z.infer<typeof tokenOverrides>;

type TokenTree = { [name: string]: TokenTree | string | number };

/** A theme's tokens: nested groups whose leaves are CSS values. */
export const tokens: z.ZodType<TokenTree> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), z.number(), tokens])),
);
export type Tokens = TokenTree;
