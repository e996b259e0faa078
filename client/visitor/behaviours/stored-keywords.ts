import { recentKey, repairKeywords } from '#engine/browser/state/recent-keywords.ts';

/** The recent searches of this visitor, newest first; none where storage is corrupt or forbidden. */
export function readKeywords(): string[] {
  try {
    return repairKeywords(JSON.parse(localStorage.getItem(recentKey) ?? '[]'));
  } catch {
    return [];
  }
}

/** Keeps recent searches. Where storage is full or forbidden nothing happens: the search itself goes on. */
export function writeKeywords(keywords: readonly string[]): void {
  try {
    localStorage.setItem(recentKey, JSON.stringify(keywords));
  } catch {
    return;
  }
  // The browser tells other tabs by itself, and the lists of this page are told alike.
  dispatchEvent(new StorageEvent('storage', { key: recentKey }));
}
