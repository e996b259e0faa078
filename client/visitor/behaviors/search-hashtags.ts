import { getDefaultStore } from 'jotai/vanilla';
import { commonAtom } from '#engine/browser/state/persisted-state.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { Hashtag } from '#schemas/site/client-state.ts';
import styles from './search-hashtags.css?inline';
import messages from './search-hashtags.json' with { type: 'json' };

const store = getDefaultStore();
const maxHashtags = 10;
/** The maximum length of a keyword in the search box. */
const maxLength = 100;

/** The tags of a product page and of the treatments in search results. */
const tags = '.ProductDetail-tags > li, .SearchResults .Ui-productCard-tags > li';

let section: HTMLElement | undefined;

/**
 * Stores the hashtags on the page (SPEC section 3, search hashtags), newest first, at most 10, and lists the stored
 * ones in the page's language below the search box, after any recommended keywords. Each links to a search for it.
 * Without hashtags nothing is shown. Browser only; loaded when a search box gets the focus.
 * @param box the input of a search form (blocks/_ui/SearchForm); defaults to the focused element
 */
export function showHashtags(box = document.activeElement as HTMLInputElement): void {
  // Article lists have such a box too.
  if (box.form?.dataset.searchForm === undefined) return;
  // An atom reads local storage only while something subscribes to it.
  const stop = store.sub(commonAtom, () => {});
  const stored = store.get(commonAtom).hashtags;
  const hashtags = withHashtags(stored, Array.from(document.querySelectorAll<HTMLElement>(tags), hashtagOf));
  if (JSON.stringify(hashtags) !== JSON.stringify(stored))
    store.set(commonAtom, (common) => ({ ...common, hashtags }));
  stop();
  section?.remove();
  const shown = hashtags.filter(({ languageCode }) => languageCode === document.documentElement.lang);
  if (shown.length === 0) return;
  section ??= makeSection();
  section.querySelector('ul')?.replaceChildren(...shown.map(({ text }) => row(box, text)));
  box.closest('search')?.parentElement?.append(section);
}

/** A treatment without a translation has its own language, not the page's. */
const hashtagOf = (tag: HTMLElement): Hashtag => ({
  text: tag.textContent,
  languageCode: tag.closest<HTMLElement>('[lang]')?.lang as LanguageCode,
});

/** Puts new hashtags first. Drops empty, overlong and duplicate ones. */
export function withHashtags(stored: readonly Hashtag[], seen: readonly Hashtag[]): Hashtag[] {
  const distinct = new Map<string, Hashtag>();
  for (const { text: written, languageCode } of [...seen, ...stored]) {
    const text = written.trim().replace(/^#+\s*/, '');
    const key = `${languageCode} ${text}`;
    if (text && text.length <= maxLength && !distinct.has(key)) distinct.set(key, { text, languageCode });
  }
  return [...distinct.values()].slice(0, maxHashtags);
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
