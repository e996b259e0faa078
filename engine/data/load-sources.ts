import { BackendError } from '#engine/api/backend-error.ts';
import { unknownErrorMessage } from '#engine/api/failure.ts';
import type { TenantRef } from './answer-key.ts';
import type { SourceReader } from './source-reader.ts';
import type { SourceRequest } from './source-request.ts';

/**
 * A failed read. `message`: the text for the visitor (SPEC section 8). `detail`: the reason for the log. `pending`: the
 * answer may still arrive.
 */
export type FailedOutcome = {
  ok: false;
  status: number;
  message: string;
  detail?: string;
  pending?: boolean;
};
export type SourceOutcome = { ok: true; value: unknown } | FailedOutcome;

/** Formats a failure for the log. */
export const failureText = ({ status, message, detail }: FailedOutcome): string =>
  `${status} ${detail ?? message}`;

/**
 * Loads every distinct request once, under one deadline. Deferred requests are waited for only with `waitForDeferred`;
 * otherwise those not available at once are reported as pending.
 * @param deadline milliseconds for all requests together
 * @returns key → outcome; never throws
 */
export async function loadSources(
  requests: Iterable<SourceRequest>,
  {
    reader,
    tenantRef,
    deadline,
    waitForDeferred = false,
    onRead,
  }: {
    reader: SourceReader;
    tenantRef: TenantRef;
    deadline: number;
    waitForDeferred?: boolean | undefined;
    /** Called with the duration of each read in ms; 0 for a cached answer. */
    onRead?: ((request: SourceRequest, milliseconds: number) => void) | undefined;
  },
): Promise<Map<string, SourceOutcome>> {
  const distinct = new Map<string, SourceRequest>();
  for (const request of requests) {
    const known = distinct.get(request.key);
    distinct.set(request.key, known?.deferred === false ? known : request);
  }
  const outcomes = new Map<string, SourceOutcome>();
  for (const [key, request] of distinct) {
    const known = reader.peek(tenantRef, request);
    if (!known) continue;
    outcomes.set(key, { ok: true, value: known.value });
    onRead?.(request, 0);
    distinct.delete(key);
  }
  if (!distinct.size) return outcomes;
  const late = timeout(deadline);
  const soon = timeout(0);
  const began = performance.now();
  const loaded = [...distinct.values()].map(async (request): Promise<[string, SourceOutcome]> => {
    const reading = reader
      .read(tenantRef, request)
      .then<SourceOutcome, SourceOutcome>((value) => ({ ok: true, value }), toFailure);
    const limit = request.deferred && !waitForDeferred ? soon : late;
    const outcome = await Promise.race([reading, limit.outcome]);
    onRead?.(request, performance.now() - began);
    return [request.key, outcome];
  });
  for (const [key, outcome] of await Promise.all(loaded)) outcomes.set(key, outcome);
  late.clear();
  soon.clear();
  return outcomes;
}

function toFailure(error: unknown): SourceOutcome {
  const textOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown));
  if (!(error instanceof BackendError))
    return { ok: false, status: 500, message: unknownErrorMessage, detail: textOf(error) };
  const { status, message, cause } = error;
  return { ok: false, status, message, ...(cause === undefined ? {} : { detail: textOf(cause) }) };
}

function timeout(milliseconds: number) {
  let timer: NodeJS.Timeout | undefined;
  const outcome = new Promise<SourceOutcome>((resolve) => {
    timer = setTimeout(
      () =>
        resolve({
          ok: false,
          status: 504,
          message: unknownErrorMessage,
          detail: `No answer after ${milliseconds} ms`,
          pending: true,
        }),
      milliseconds,
    );
  });
  return { outcome, clear: () => clearTimeout(timer) };
}
