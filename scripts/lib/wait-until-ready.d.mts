/** Asks an address until it answers 200; false where `isOver` or the time (60 s) ends the waiting. */
export function waitUntilReady(
  url: string,
  options?: { isOver?: () => boolean; timeoutMs?: number },
): Promise<boolean>;
