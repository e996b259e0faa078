import { z } from 'zod';

/** `https://cdn.example.com`, with or without a port: no path, no credentials, no `*`. */
const origin = /^https?:\/\/([\p{L}\p{M}\p{N}._-]+|\[[\da-f:.]+\])(:\d+)?\/?$/iu;

/**
 * The variable IMAGE_ORIGINS: further origins, separated by commas, whose pictures are shown. Each is normalized as
 * browsers write it (`URL.origin`). An error names each invalid one.
 */
export const imageOrigins = z
  .string()
  .default('')
  .transform((text, context): readonly string[] => {
    const parts = text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
    const origins = parts.flatMap((part) => {
      const url = origin.test(part) ? URL.parse(part) : null;
      if (!url) context.addIssue(`"${part}" is not an origin such as https://cdn.example.com`);
      return url ? [url.origin] : [];
    });
    return [...new Set(origins)];
  });
