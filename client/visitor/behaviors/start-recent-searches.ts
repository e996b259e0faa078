import { onIdleAfterFontsOrFirstInput } from '#client/visitor/scheduling/on-idle.ts';
import { isStored } from '#engine/browser/state/is-stored.ts';
import { recentKey } from '#engine/browser/state/recent-keywords.ts';

let lists: typeof import('./recent-searches.ts') | undefined;

/**
 * Lists recent searches once the fonts have loaded and the browser is idle, and again when local storage changes, here or
 * in another tab.
 */
export function startRecentSearches(): void {
  onIdleAfterFontsOrFirstInput(() => {
    showRecentSearches(document);
    addEventListener('storage', () => showRecentSearches(document));
  });
}

/** Fills the lists below `root`. Its code loads only after a first search. */
export function showRecentSearches(root: ParentNode): void {
  if (lists) lists.fillRecentSearches(root);
  else if (isStored(recentKey))
    import('./recent-searches.ts').then((loaded) => {
      if (!lists) loaded.answerRecentSearches();
      lists = loaded;
      lists.fillRecentSearches(root);
    }, console.warn);
}
