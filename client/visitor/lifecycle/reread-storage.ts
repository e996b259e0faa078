/**
 * Dispatches a `storage` event without a key, as after a `clear()`, when the back/forward cache restores this page:
 * browsers report no earlier changes to it. Everything that shows stored data then reads it again.
 */
export function rereadStorage(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) dispatchEvent(new StorageEvent('storage'));
  });
}
