import { CallError } from '../../api/call.ts';
import type { SaveState } from './saver-options.ts';

const retryDelays = [2_000, 4_000, 8_000, 15_000, 30_000];

/** Milliseconds after which a text is sent again that could not be saved. @param failures in a row, at least 1 */
export const retryDelay = (failures: number): number =>
  retryDelays[Math.min(failures, retryDelays.length) - 1] ?? 30_000;

/** The state of a text that could not be saved. */
export function stateOf(error: unknown): SaveState {
  const status = error instanceof CallError ? error.status : undefined;
  if (status === 0 || (status !== undefined && status >= 500)) return { kind: 'offline' };
  return status === 401 ? { kind: 'signed-out' } : { kind: 'failed', error };
}

/** Whether something does not exist, or no longer. */
export const isNotFound = (error: unknown): boolean => error instanceof CallError && error.status === 404;
