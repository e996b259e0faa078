/** Milliseconds after which a call to the backend is given up, whoever waits for it. */
export const callTimeout = 8_000;

/** An answer as JSON text, and for how many more milliseconds it is fresh. */
export type SharedAnswer = { text: string; freshFor: number };

/** Answers of the backend that several processes have in common (DESIGN section 5, REDIS_URL). */
export type SharedAnswers = {
  /**
   * What one of the processes has read under a key and is still fresh, or what `read` gives: one process asks for all
   * of them. Where the shared store is away each asks for itself.
   * @param options.ttl milliseconds for which an answer is fresh
   * @param read takes no longer than `callTimeout`
   * @throws whatever `read` throws; BackendError 504 where another process is asking for longer than anybody waits
   */
  answer: (
    key: string,
    options: { tags: readonly string[]; ttl: number },
    read: () => Promise<string>,
  ) => Promise<SharedAnswer>;
  /** What was read under these tags so far serves no process any more. Never throws. */
  purge: (tags: readonly string[]) => Promise<void>;
};

/** One process by itself: every answer is read. */
export const unshared: SharedAnswers = {
  answer: async (_, { ttl }, read) => ({ text: await read(), freshFor: ttl }),
  purge: async () => {},
};
