/** Timeout of a call to the backend in milliseconds, independent of its callers. */
export const callTimeout = 8_000;

/** An answer as JSON, and the milliseconds for which it is still fresh. */
export type SharedAnswer = { text: string; freshFor: number };

/** Backend answers shared between processes. */
export type SharedAnswers = {
  /**
   * Returns the fresh answer that any process has stored under a key, or the result of `read`. One process reads for
   * all of them. While the shared store is unavailable each process reads for itself.
   * @param options.ttl milliseconds for which an answer is fresh
   * @param read takes no longer than `callTimeout`
   * @throws whatever `read` throws; BackendError 504 if another process is reading for too long
   */
  answer: (
    key: string,
    options: { tags: readonly string[]; ttl: number },
    read: () => Promise<string>,
  ) => Promise<SharedAnswer>;
  /**
   * Invalidates everything read under these tags so far, for all processes. Never throws.
   * @returns false if the shared store has missed it: this process uses none of its answers before it has been told
   */
  purge: (tags: readonly string[]) => Promise<boolean>;
};

/** No shared store: every answer is read. */
export const unshared: SharedAnswers = {
  answer: async (_, { ttl }, read) => ({ text: await read(), freshFor: ttl }),
  purge: async () => true,
};
