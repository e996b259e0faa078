import { recentKey, repairKeywords } from '#engine/browser/state/recent-keywords.ts';

/** The visitor's recent searches, newest first; empty where storage is corrupt or blocked. */
export function readKeywords(): string[] {
  try {
    return repairKeywords(JSON.parse(localStorage.getItem(recentKey) ?? '[]'));
  } catch {
    return [];
  }
}

/** Stores recent searches. Does nothing where storage is full or blocked: the search itself continues. */
export function writeKeywords(keywords: readonly string[]): void {
  try {
    localStorage.setItem(recentKey, JSON.stringify(keywords));
  } catch {
    return;
  }
  // The browser notifies only other tabs, so notify the lists on this page too.
  dispatchEvent(new StorageEvent('storage', { key: recentKey }));
}
