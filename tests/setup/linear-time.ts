/**
 * The timeout of a test that gives code a hostile input which must take time linear to its length: so large that linear
 * code takes less than a second, and code that reads it again for each of its parts takes minutes. The speed of the
 * machine decides nothing.
 */
export const linearTimeoutMs = 30_000;
