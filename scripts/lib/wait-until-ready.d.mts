/** Polls an address until it answers 200; false if `isOver` or the timeout (60 s) ends the wait. */
export function waitUntilReady(
  url: string,
  options?: { isOver?: () => boolean; timeoutMs?: number },
): Promise<boolean>;
