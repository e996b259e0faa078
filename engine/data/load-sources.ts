import { BackendError } from '#engine/api/backend-error.ts';
import type { Reader } from './answer-key.ts';
import type { SourceReader } from './source-reader.ts';
import type { SourceRequest } from './source-request.ts';

export type SourceOutcome =
  | { ok: true; value: unknown }
  | { ok: false; status: number; message: string; pending?: boolean };

/**
 * Loads every distinct request once, under one deadline. A deferred one is only waited for where
 * `waitForDeferred` says so; else it is taken if it is there at once, and reads as pending otherwise.
 * @param deadline milliseconds for all of them together
 * @returns key → outcome; never throws
 */
export async function loadSources(
  requests: Iterable<SourceRequest>,
  {
    reader,
    owner,
    deadline,
    waitForDeferred = false,
    onRead,
  }: {
    reader: SourceReader;
    owner: Reader;
    deadline: number;
    waitForDeferred?: boolean | undefined;
    /** Is told what each read took, ms; what was there already took nothing. */
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
    const known = reader.peek(owner, request);
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
      .read(owner, request)
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
  if (error instanceof BackendError) return { ok: false, status: error.status, message: error.message };
  return { ok: false, status: 500, message: error instanceof Error ? error.message : String(error) };
}

function timeout(milliseconds: number) {
  let timer: NodeJS.Timeout | undefined;
  const outcome = new Promise<SourceOutcome>((resolve) => {
    timer = setTimeout(
      () => resolve({ ok: false, status: 504, message: `Not there after ${milliseconds} ms`, pending: true }),
      milliseconds,
    );
  });
  return { outcome, clear: () => clearTimeout(timer) };
}
