let hasEnded = false;
const watchers = new Set<() => void>();

/** Whether the last call was refused because the session has ended. */
export const sessionHasEnded = (): boolean => hasEnded;

/** Calls a function whenever it ends or another one has begun. @returns a function that stops that */
export function watchSessionEnd(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => void watchers.delete(onChange);
}

/** Records what the status of an answer tells about the session. */
export function recordAnswerStatus(status: number): void {
  const now = status === 401 || (hasEnded && status >= 300);
  if (now === hasEnded) return;
  hasEnded = now;
  for (const watcher of watchers) watcher();
}
