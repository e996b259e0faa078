/**
 * Dispatches a `storage` event without a key, as after a `clear()`, when the back/forward cache restores this page, so that
 * everything that shows stored data reads it again. Of changes made meanwhile, Chromium reports each later, Firefox and
 * WebKit none.
 */
export function rereadStorage(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) dispatchEvent(new StorageEvent('storage'));
  });
}
