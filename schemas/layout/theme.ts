import { z } from 'zod';

/** Token overrides by dotted name: `{ "color.primary.500": "#7a5c45" }`. No `;`, braces or `<`: a value stays one CSS value. */
export const tokenOverrides = z.record(
  z.string().regex(/^[a-z][\w-]*(\.[\w-]+)+$/i, 'a token is named group.name, as in color.primary.500'),
  z.union([z.string().regex(/^[^;{}<>\\]*$/, 'a token is one CSS value'), z.number()]),
);
export type TokenOverrides = z.infer<typeof tokenOverrides>;

type TokenTree = { [name: string]: TokenTree | string | number };

/** A theme's tokens: nested groups whose leaves are CSS values. */
export const tokens: z.ZodType<TokenTree> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), z.number(), tokens])),
);
export type Tokens = TokenTree;
