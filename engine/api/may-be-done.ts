import { BackendError } from './backend-error.ts';

/** Errors of Node with which a request never left: nobody listens, or nobody has the name. */
const unsent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

/**
 * Whether the backend may have done what a failed call asked for. Not where it refused the call (400 to 499), nor where
 * the call did not reach it. A timeout, a broken connection, a 5xx and an answer that cannot be read say nothing.
 */
export function mayBeDone(error: unknown): boolean {
  if (!(error instanceof BackendError)) return true;
  const { status, code, cause } = error;
  if (code === 'BACKEND_AWAY' || (status >= 400 && status < 500)) return false;
  return !unsent.has((cause as NodeJS.ErrnoException | undefined)?.code ?? '');
}
