/** The last reservation that was sent, by a digest of it, and its key. */
type Sent = { digest: string; key: string };

/** In session storage: the digest has nothing of what the visitor entered. */
const name = 'maru:reservation-key';
/** If session storage is blocked, the key lasts as long as the page. */
let inMemory: Sent | undefined;

/**
 * The idempotency key of a reservation: the same for the same reservation until `forgetSendingKey`, even after a
 * reload, so that a reservation whose answer was lost is not made twice.
 * @param text the body of the request
 */
export async function sendingKey(text: string): Promise<string> {
  const digest = await digestOf(text);
  const last = inMemory ?? stored();
  const sent = last?.digest === digest ? last : { digest, key: newKey() };
  inMemory = sent;
  if (digest !== text) attempt(() => sessionStorage.setItem(name, JSON.stringify(sent)));
  return sent.key;
}

/** The reservation was made: the same one again is another. */
export function forgetSendingKey(): void {
  inMemory = undefined;
  attempt(() => sessionStorage.removeItem(name));
}

const stored = (): Sent | undefined =>
  attempt(() => JSON.parse(sessionStorage.getItem(name) ?? 'null') as Sent | null) ?? undefined;

/** The text itself on pages without a secure connection, where browsers offer no digests. */
async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle?.digest('SHA-256', new TextEncoder().encode(text));
  return bytes
    ? Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
    : text;
}

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
