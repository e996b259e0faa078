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

/** Failures in a row after which the backend is left alone, and milliseconds until it is tried again. */
const failures = 8;
const halfOpenAfter = 3_000;
/** Partners of whom failures are counted: those asked for last. */
const maxPartners = 2_000;

/**
 * Wraps a client so that a backend that is down is not asked on every request. One partner whose calls fail is left
 * alone by itself, whatever fails of them; a backend that gives no answer to several, for everybody. An answer with a
 * status below 500 is no failure.
 */
export function withCircuitBreaker(client: BackendClient): BackendClient {
  const severally = new SeveralBreaker(failures);
  const forAll = breaker(hasNoAnswer, severally);
  const byOrigin = new LRUCache<string, CircuitBreakerPolicy>({ max: maxPartners });
  const of = (origin: string): CircuitBreakerPolicy => {
    const policy = byOrigin.get(origin) ?? breaker(isFailure);
    byOrigin.set(origin, policy);
    return policy;
  };
  const ask = async (request: BackendRequest): Promise<Answer> => {
    try {
      return { value: await client(request) };
    } catch (error) {
      if (hasNoAnswer(error)) severally.origins.add(request.origin);
      // Thrown, it would not end a row of failures.
      if (error instanceof BackendError && !isFailure(error)) return { refused: error };
      throw error;
    }
  };
  return async (request) => {
    // Given up before it was asked: that says nothing of the backend.
    if (request.signal?.aborted) return client(request);
    const own = of(request.origin);
    // One call tries the backend. The policy would have the others wait for it, for as long as a write may take.
    if ([own, forAll].some(({ state }) => state === CircuitState.HalfOpen)) throw away();
    const askForAll = () => forAll.execute(() => ask(request));
    let answer: Answer;
    try {
      // What the breaker of all holds back would count in the partner's own as a success: that one is left out then.
      answer = await (forAll.state === CircuitState.Closed ? own.execute(askForAll) : askForAll());
    } catch (error) {
      throw error instanceof BackendError ? error : away(error);
    }
    if ('refused' in answer) throw answer.refused;
    return answer.value;
  };
}

/** What the backend said, be it that it refuses. */
type Answer = { value: unknown } | { refused: BackendError };

const away = (cause?: unknown) => new BackendError(503, unknownErrorMessage, 'BACKEND_AWAY', { cause });

const breaker = (counts: (error: unknown) => boolean, opening = new ConsecutiveBreaker(failures)) =>
  circuitBreaker(handleWhen(counts), { halfOpenAfter, breaker: opening });

/** Opens after failures in a row of more than one partner: all lists of a page, asked for at once, may time out at once. */
class SeveralBreaker extends ConsecutiveBreaker {
  /** Whose calls failed since one last succeeded. */
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
/** The backend could not be reached, or not in time, or not be understood (engine/api/backend-client.ts). */
const hasNoAnswer = (error: unknown) => isFailure(error) && (error as Error).cause !== undefined;
