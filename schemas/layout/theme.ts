import { z } from 'zod';
import { labeled } from '../labeled.ts';

/** Functions that load something, or whose arguments do not follow the bracket rules used here. */
const loading = /(?<![\w-])(url|src|image|(-webkit-)?(image-set|cross-fade))\(/i;

/** Replaces the strings in a text. A string that does not end on its line stays, because it is invalid. */
export const bareText = (text: string): string => text.replace(/"[^"\r\n\f]*"|'[^'\r\n\f]*'/g, 'text');

/** Whether a text is a single value anywhere in a stylesheet: everything is closed, and nothing is loaded. */
function isOneValue(text: string): boolean {
  const bare = bareText(text);
  return !/["'[\]]|\/\*/.test(bare) && !loading.test(bare) && isClosed(bare);
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

type TokenTree = { [name: string]: TokenTree | string | number };

/** A theme's tokens: nested groups whose leaves are CSS values. */
export type Tokens = TokenTree;
