import { CallError } from '../../api/call.ts';
import type { SaveState } from './saver-options.ts';

/** The state of a text that could not be saved. */
export function stateOf(error: unknown): SaveState {
  const status = error instanceof CallError ? error.status : undefined;
  if (status === 0 || (status !== undefined && status >= 500)) return { kind: 'offline' };
  return status === 401 ? { kind: 'signed-out' } : { kind: 'failed', error };
}

/** Whether something does not exist, or no longer. */
export const isGone = (error: unknown): boolean => error instanceof CallError && error.status === 404;
