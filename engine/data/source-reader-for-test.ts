import { vi } from 'vitest';
import { z } from 'zod';
import { cacheShort } from '#registry/cache-policy.ts';
import type { SharedAnswers } from './shared-answers.ts';
import { createSourceReader } from './source-reader.ts';

/** A read of a source that counts how often the backend was asked. */
export const request = {
  key: 'numbers?',
  source: {
    name: 'numbers',
    path: '/customer/numbers',
    params: z.object({}),
    response: z.object({ row: z.number() }),
    cache: cacheShort,
  },
  params: {},
  deferred: false,
};
export const han = { partnerCode: 'han', origin: 'https://han.example' };

/** A reader whose backend answers with the number of the call. */
export function open(shared?: SharedAnswers) {
  const client = vi.fn(async () => ({ row: client.mock.calls.length }) as unknown);
  const reader = createSourceReader({ client, sanitize: (html) => html, shared });
  return { client, reader, read: () => reader.read(han, request) };
}
