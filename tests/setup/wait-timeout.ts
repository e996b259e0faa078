/**
 * Milliseconds for which a test waits for what must come (`vi.waitFor(…, waitTimeoutMs)`): nothing is claimed by it, so it is
 * long enough for a machine that does ten other things.
 */
export const waitTimeoutMs = 15_000;
