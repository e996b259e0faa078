import { z } from 'zod';
import { type BackendAnswer, requestBackend } from '#engine/api/request-backend.ts';
import { appKeyHeader } from '#schemas/api/headers.ts';
import { expectedOperatorHeader, sessionKindHeader } from '#schemas/operator/calls.ts';
import { isoDateTime } from '#schemas/primitives.ts';

/** Milliseconds that a call may take: publishing renders and checks. */
const timeoutMs = 60_000;
/** The largest answer: the texts of several documents. */
const maxBytes = 32 * 1024 * 1024;

type OperatorRequest = {
  method: string;
  /** Path and query, beginning with `/operator/`. */
  path: string;
  token?: string | undefined;
  /** IP address of the operator's computer, for rate limits. */
  address: string;
  userAgent: string;
  language: string;
  expectedOperator?: string | undefined;
  body?: Buffer | undefined;
  contentType?: string | undefined;
};

export type CallBackend = (request: OperatorRequest) => Promise<BackendAnswer>;

/** Thrown for a path that is not one of the operator API. */
class NotOperatorPath extends Error {
  readonly statusCode = 404;
}

/**
 * Calls the operator API of the backend.
 * @throws NotOperatorPath; Error when there is no complete response
 */
export const createCallBackend =
  ({ backendUrl, appKey }: { backendUrl: string; appKey: string }): CallBackend =>
  async ({ method, path, token, address, userAgent, language, expectedOperator, body, contentType }) =>
    requestBackend(operatorAddress(path, backendUrl), {
      method,
      headers: {
        // The backend believes the IP address only with the key: else all operators would share one rate limit.
        [appKeyHeader]: appKey,
        'x-forwarded-for': address,
        'user-agent': userAgent.slice(0, 200),
        'accept-language': language,
        ...(token && { authorization: `Bearer ${token}`, [sessionKindHeader]: 'session' }),
        ...(expectedOperator !== undefined && { [expectedOperatorHeader]: expectedOperator }),
        ...(contentType && { 'content-type': contentType }),
      },
      ...(body && { body }),
      maxBytes,
      signal: AbortSignal.timeout(timeoutMs),
    });

/**
 * A URL of the operator API. A request's path may be a whole URL, or leave its folder by dots: the app key opens every
 * call of the backend, and must not go to any other server.
 * @throws NotOperatorPath
 */
function operatorAddress(path: string, backendUrl: string): URL {
  const address = URL.canParse(path, backendUrl) ? new URL(path, backendUrl) : undefined;
  const isAsWritten = address?.pathname === path.split('?')[0] && !path.includes('#');
  if (!address || !isAsWritten || !path.startsWith('/operator/'))
    throw new NotOperatorPath(`[console] ${path} is not below /operator/`);
  return address;
}

const issued = z.object({ token: z.string(), expiresAt: isoDateTime });

/** The session in the answer to a sign-in, and the answer without it: scripts never see a token. */
export function readSession(
  answer: BackendAnswer,
): { token: string; expiresAt: Date; rest: unknown } | undefined {
  if (!answer.ok) return undefined;
  const body: unknown = JSON.parse(answer.bytes.toString('utf8'));
  const { token, expiresAt } = issued.parse(body);
  const { token: _, ...rest } = body as Record<string, unknown>;
  return { token, expiresAt: new Date(expiresAt), rest };
}
