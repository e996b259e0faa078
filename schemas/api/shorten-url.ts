import { z } from 'zod';
import { safeUrl } from '../primitives.ts';
import { one } from './common.ts';

/** Creates a short code for a URL of the partner's site, or resolves a code. */
export const shortenUrlParams = z
  .object({
    url: safeUrl
      .refine((url) => url.length <= 1_024, 'expected at most 1024 characters')
      .optional()
      .describe("A path or address of the partner's own site."),
    code: z
      .string()
      .regex(/^[\w-]{4,32}$/)
      .optional(),
  })
  .refine(
    (params) => (params.url === undefined) !== (params.code === undefined),
    'expected either url or code',
  );

export const shortUrl = z.object({ url: z.string(), code: z.string(), shortUrl: z.string() });

export const shortenUrlResponse = one(shortUrl);
export type ShortenUrlResponse = z.infer<typeof shortenUrlResponse>;
