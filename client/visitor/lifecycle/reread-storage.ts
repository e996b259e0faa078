/**
 * Dispatches a `storage` event without a key, as `clear()` does, when the back/forward cache restores this page, so
 * that everything that shows stored data reads it again. If the storage changed while the page was away, Chromium
 * reports each change later, Firefox and WebKit none.
 */
export function rereadStorage(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) dispatchEvent(new StorageEvent('storage'));
  });
}
