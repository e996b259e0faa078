/** The header with the application's fixed key. `origin` identifies the partner's site. */
export const appKeyHeader = 'app-key';

/** A repeated write with the same key is done once. */
export const idempotencyKeyHeader = 'idempotency-key';

/**
 * `true` on the response to a write that was done before with the same key. The site then does not treat the visitor as
 * authenticated by password: a backend may replay a response without checking it.
 */
export const repeatedHeader = 'idempotency-replayed';

/**
 * Sent with calls that contain an article's password: identifies a browser that wrote or opened this article before. A
 * backend that limits guesses counts it separately, so that strangers cannot lock the author out.
 */
export const knownDeviceHeader = 'known-device';
