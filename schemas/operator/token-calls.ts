import { z } from 'zod';
import { isoDateTime } from '../primitives.ts';
import { plainCount } from '../text-numbers.ts';
import { operatorCall } from './operator-call.ts';
import { operatorName } from './session-calls.ts';

const none = z.strictObject({});

/** A token without its secret, which is shown once. */
const cliToken = z.strictObject({
  id: z.int().positive(),
  name: z.string(),
  createdAt: isoDateTime,
  lastUsedAt: isoDateTime.nullable().describe('To the minute; null if it was never used.'),
  expiresAt: isoDateTime,
  isCurrent: z.boolean().describe('Whether this call was made with it.'),
});
export type CliToken = z.infer<typeof cliToken>;

/** Calls about one's own tokens for the command line. */
export const tokenCalls = {
  createToken: operatorCall({
    name: 'createToken',
    method: 'POST',
    path: '/operator/tokens',
    access: 'signed-in',
    params: none,
    body: z.strictObject({
      name: operatorName,
      days: z.int().min(1).max(365).default(90),
      currentPassword: z.string().max(200),
    }),
    response: z.strictObject({ token: z.string(), expiresAt: isoDateTime }),
    summary: 'A token for the command line, shown once',
  }),
  tokens: operatorCall({
    name: 'tokens',
    method: 'GET',
    path: '/operator/tokens',
    access: 'signed-in',
    params: none,
    response: z.strictObject({ rows: z.array(cliToken) }),
    summary: "One's own valid tokens, newest first, without their secrets",
  }),
  revokeToken: operatorCall({
    name: 'revokeToken',
    method: 'DELETE',
    path: '/operator/tokens/{id}',
    access: 'signed-in',
    params: z.strictObject({ id: plainCount() }),
    response: z.strictObject({ done: z.literal(true) }),
    summary: "End one of one's own tokens at once",
  }),
};
