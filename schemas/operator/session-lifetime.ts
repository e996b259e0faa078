const hour = 60 * 60_000;

/** A session of an operator ends when it is not used for `idle`, and in any case after `absolute`. In milliseconds. */
export const sessionLifetime = { idle: 12 * hour, absolute: 30 * 24 * hour } as const;
