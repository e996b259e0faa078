import { getDefaultStore } from 'jotai/vanilla';
import { commonAtom } from '#engine/browser/state/persisted-state.ts';
import styles from './search-hashtags.css?inline';
import messages from './search-hashtags.json' with { type: 'json' };

const store = getDefaultStore();
const most = 10;
/** As long as the search box lets a keyword be. */
const longest = 100;

/** The tags of a treatment's page, and those of the treatments that a search found. */
const tags = '.ProductDetail-tags > li, .SearchResults .Ui-productCard-tags > li';

let section: HTMLElement | undefined;

/**
 * Keeps the hashtags of what the page shows (SPEC section 3, search hashtags), newest first, at most 10, and lists all that
 * are kept after what stands around the search box, recommended keywords included. Each is a link to a search for it.
 * Where there are none, nothing is shown. Browser only; it is loaded when a search box gets the focus.
 * @param box the input of a search form (blocks/_ui/SearchForm); what has the focus, where it is left out
 */
export function showHashtags(box = document.activeElement as HTMLInputElement): void {
  // Lists of articles have such a box too.
  if (box.form?.dataset.searchForm === undefined) return;
  // An atom of local storage reads it once somebody listens.
  const stop = store.sub(commonAtom, () => {});
  const kept = store.get(commonAtom).hashtags;
  const hashtags = withHashtags(
    kept,
    Array.from(document.querySelectorAll(tags), ({ textContent }) => textContent),
  );
  if (hashtags.join('\n') !== kept.join('\n')) store.set(commonAtom, (common) => ({ ...common, hashtags }));
  stop();
  section?.remove();
  if (hashtags.length === 0) return;
  section ??= makeSection();
  section.querySelector('ul')?.replaceChildren(...hashtags.map((hashtag) => row(box, hashtag)));
  box.closest('search')?.parentElement?.append(section);
}

/** Puts what was seen first. What is empty, longer than a keyword may be, or there already is left out. */
export function withHashtags(kept: readonly string[], seen: readonly string[]): string[] {
  const texts = [...seen, ...kept].map((text) => text.trim().replace(/^#+\s*/, ''));
  return [...new Set(texts)].filter((text) => text && text.length <= longest).slice(0, most);
}

function makeSection(): HTMLElement {
  const texts: Record<string, string> = messages.title;
  const title = Object.assign(document.createElement('h2'), {
    className: 'SearchHashtags-title',
    id: 'search-hashtags',
    textContent: texts[document.documentElement.lang] ?? messages.title.ko,
  });
  const list = Object.assign(document.createElement('ul'), { className: 'SearchHashtags-list' });
  const made = Object.assign(document.createElement('section'), { className: 'SearchHashtags' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  for (const named of [made, list]) named.setAttribute('aria-labelledby', title.id);
  made.append(title, list);
  return made;
}

function row(box: HTMLInputElement, hashtag: string): HTMLElement {
  const address = new URL(box.form?.action ?? '', location.href);
  address.search = `?${new URLSearchParams({ keyword: hashtag })}`;
  const link = Object.assign(document.createElement('a'), {
    className: 'SearchHashtags-link',
    href: address.href,
    textContent: `#${hashtag}`,
  });
  link.dataset.keyword = '';
  const item = document.createElement('li');
  item.append(link);
  return item;
}
