import { BackendError } from './backend-error.ts';

/** Node errors after which a request was never sent: connection refused or name not resolved. */
const unsent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

/**
 * Whether the backend may have carried out a failed call. It has not if it refused the call (400 to 499) or never
 * received it. It may have after a timeout, a broken connection, a 5xx or an unreadable response.
 */
export function mayHaveSucceeded(error: unknown): boolean {
  if (!(error instanceof BackendError)) return true;
  const { status, code, cause } = error;
  if (code === 'BACKEND_AWAY' || (status >= 400 && status < 500)) return false;
  return !unsent.has((cause as NodeJS.ErrnoException | undefined)?.code ?? '');
}
