import type { BackendClient } from '#engine/api/backend-client.ts';
import { BackendError } from '#engine/api/backend-error.ts';
import { unknownErrorMessage } from '#engine/api/failure.ts';
import { mayHaveSucceeded } from '#engine/api/may-have-succeeded.ts';
import { partnerMismatch } from '#engine/data/partner-mismatch.ts';
import { type Sanitizer, sanitizeBySchema } from '#engine/data/sanitize.ts';
import type { Call } from '#schemas/api/call.ts';
import { type CallName, type CallResponse, calls } from '#schemas/api/calls.ts';
import { idempotencyKeyHeader, knownDeviceHeader } from '#schemas/api/headers.ts';
import { type LanguageCode, languageCodes } from '#schemas/language-codes.ts';
import messages from './messages.json' with { type: 'json' };
import { parseInput } from './parse-input.ts';
import type { Visitor } from './visitor.ts';

/** Milliseconds. The backend has its own limits (SPEC section 7: no time-out); this only stops dead connections from piling up. */
const defaultTimeoutMs = 30_000;
const idempotencyKey = /^[\x21-\x7e]{8,128}$/;

export type VisitorInput = {
  /** Raw parameters of path and query. Every call may have a `languageCode`: its errors use it. */
  params?: Record<string, unknown>;
  body?: unknown;
  visitor: Visitor;
  /** Writes with the same key are done once: 8 to 128 printable characters. */
  idempotencyKey?: string | undefined;
  /** Identifies a browser that the article of the call knows (server/site/forms/known-devices.ts). */
  knownDevice?: string | undefined;
  /** Called if the write was already done with the same key, and its answer is repeated. */
  onRepeated?: () => void;
  /** Milliseconds after which the call is aborted. */
  timeoutMs?: number;
};

/** The body of the answer, with the token of a login added (SPEC section 7). */
export type CallAnswer<N extends CallName> = CallResponse<N> & { token?: string };
export type VisitorCall = <N extends CallName>(name: N, input: VisitorInput) => Promise<CallAnswer<N>>;

/**
 * Makes the calls of a visitor, for the JSON routes and for forms that work without JavaScript. Input and answer are
 * parsed by the schemas of the call, and markup is sanitized.
 * @throws BackendError from the returned function: the backend's, or 400 with the codes of all errors
 */
export function createVisitorCalls(options: {
  client: BackendClient;
  sanitize: Sanitizer;
  onInvalid?: (call: string, reason: string) => void;
  /**
   * Called after a write: data read earlier may be stale. `isCertain` is false if the call failed in such a way that
   * the write may or may not be done.
   */
  onWritten?: (call: CallName, visitor: Visitor, isCertain: boolean) => Promise<void>;
}): VisitorCall {
  const { client, sanitize, onInvalid = () => {}, onWritten } = options;
  return async <N extends CallName>(name: N, input: VisitorInput): Promise<CallAnswer<N>> => {
    const call: Call = calls[name];
    const { visitor, body, params = {} } = input;
    const language = languageOf(params);
    const request = parseInput(call, params, body, messages.INVALID_REQUEST[language ?? 'ko']);
    if (input.idempotencyKey !== undefined && !idempotencyKey.test(input.idempotencyKey))
      throw new BackendError(400, messages.INVALID_REQUEST[language ?? 'ko'], 'IDEMPOTENCY_KEY_INVALID');
    const ask = async () => {
      const answer = await client({
        method: call.method,
        path: call.path,
        params: { ...request.params, ...(language && { languageCode: language }) },
        ...(request.body === undefined ? {} : { body: request.body }),
        origin: visitor.origin,
        headers: {
          'x-forwarded-for': visitor.address,
          ...(visitor.token && { authorization: visitor.token }),
          ...(input.idempotencyKey && { [idempotencyKeyHeader]: input.idempotencyKey }),
          ...(input.knownDevice && { [knownDeviceHeader]: input.knownDevice }),
        },
        signal: AbortSignal.timeout(input.timeoutMs ?? defaultTimeoutMs),
        onRepeated: input.onRepeated,
      });
      const parsed = call.response.safeParse(answer);
      const [issue] = parsed.error?.issues ?? [];
      const reason = issue ? `${issue.path.join('.')}: ${issue.message}` : partnerMismatch(answer, visitor);
      if (!parsed.success || reason !== undefined) {
        onInvalid(name, reason ?? '');
        throw new BackendError(500, unknownErrorMessage);
      }
      return { answer, data: parsed.data };
    };
    const isWrite = call.method !== 'GET';
    const { answer, data } = await ask().catch(async (error: unknown) => {
      if (isWrite && mayHaveSucceeded(error)) await onWritten?.(name, visitor, false);
      throw error;
    });
    if (isWrite) await onWritten?.(name, visitor, true);
    const { token } = answer as { token?: string };
    const clean = sanitizeBySchema(data, call.response, sanitize);
    return (token === undefined ? clean : { ...clean, token }) as CallAnswer<N>;
  };
}

/** The language that a request specifies, if it is valid. */
export function languageOf(params: Record<string, unknown>): LanguageCode | undefined {
  return languageCodes.find((code) => code === params.languageCode);
}
