/**
 * Milliseconds for which a test waits for an expected condition (`vi.waitFor(…, waitTimeoutMs)`). It asserts nothing about
 * speed, so it is long enough for a busy machine.
 */
export const waitTimeoutMs = 30_000;
