import {
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { BackendClient, BackendRequest } from './backend-client.ts';
import { BackendError } from './backend-error.ts';
import { unknownErrorMessage } from './failure.ts';

/** Consecutive failures that open the breaker, and milliseconds until the backend is tried again. */
const failures = 8;
const halfOpenAfter = 3_000;
/** Failures are counted for this many partners, the most recently used ones. */
const maxPartners = 2_000;

/**
 * Wraps a client so that a backend that is down is not called on every request. Failures of any kind in a row
 * for one partner open that partner's breaker; calls in a row without a response, for more than one partner, open the shared one. A status below 500 is not a failure.
 * The client throws BackendError 503 `BACKEND_AWAY` while a breaker is open, and to all calls but one while it is half-open.
 */
export function withCircuitBreaker(client: BackendClient): BackendClient {
  const sharedTrigger = new MultiPartnerBreaker(failures);
  const forAll = breaker(hasNoAnswer, sharedTrigger);
  const byOrigin = new LRUCache<string, CircuitBreakerPolicy>({ max: maxPartners });
  const breakerOf = (origin: string): CircuitBreakerPolicy => {
    const policy = byOrigin.get(origin) ?? breaker(isFailure);
    byOrigin.set(origin, policy);
    return policy;
  };
  const ask = async (request: BackendRequest): Promise<Answer> => {
    try {
      return { value: await client(request) };
    } catch (error) {
      if (hasNoAnswer(error)) sharedTrigger.origins.add(request.origin);
      // If it were thrown, it would not reset the count of consecutive failures.
      if (error instanceof BackendError && !isFailure(error)) return { refused: error };
      throw error;
    }
  };
  return async (request) => {
    // Aborted before it was sent, so it must not count as a failure of the backend.
    if (request.signal?.aborted) return client(request);
    const own = breakerOf(request.origin);
    // One call probes the backend. The library's half-open policy would make the others wait for it, for as long as a
    // write may take.
    if ([own, forAll].some(({ state }) => state === CircuitState.HalfOpen)) throw away();
    const askForAll = () => forAll.execute(() => ask(request));
    let answer: Answer;
    try {
      // The partner's own breaker would count a call that the shared one blocks as a success, so it is skipped then.
      answer = await (forAll.state === CircuitState.Closed ? own.execute(askForAll) : askForAll());
    } catch (error) {
      throw error instanceof BackendError ? error : away(error);
    }
    if ('refused' in answer) throw answer.refused;
    return answer.value;
  };
}

/** The backend's response, including a refusal. */
type Answer = { value: unknown } | { refused: BackendError };

const away = (cause?: unknown) => new BackendError(503, unknownErrorMessage, 'BACKEND_AWAY', { cause });

const breaker = (counts: (error: unknown) => boolean, opening = new ConsecutiveBreaker(failures)) =>
  circuitBreaker(handleWhen(counts), { halfOpenAfter, breaker: opening });

/** Opens after consecutive failures of more than one partner: all lists of one page may time out together. */
class MultiPartnerBreaker extends ConsecutiveBreaker {
  /** Origins whose calls failed since the last success. */
  readonly origins = new Set<string>();
  override success(): void {
    super.success();
    this.origins.clear();
  }
  override failure(): boolean {
    return super.failure() && this.origins.size > 1;
  }
}

const isFailure = (error: unknown) => error instanceof BackendError && error.status >= 500;
/** The backend could not be reached, timed out, or sent an invalid response (engine/api/backend-client.ts). */
const hasNoAnswer = (error: unknown) => isFailure(error) && (error as Error).cause !== undefined;
