import { withKeyword } from '#engine/browser/state/recent-keywords.ts';
import { readKeywords, writeKeywords } from './stored-keywords.ts';

/**
 * Stores searches, by attribute, so that no block needs code for it:
 *
 * - `data-search-form` on a form: its `keyword` on submit. An empty one is not stored (SPEC section 5).
 * - `data-keyword` on a link: the `keyword` in its URL when it is followed.
 *
 * Where the browser rejects an empty keyword (the side panel), the box gets the focus without a validation bubble in
 * the browser's own language.
 */
export function startSearch(): void {
  document.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (defaultPrevented || !(target instanceof HTMLFormElement) || !isSearch(target)) return;
    storeKeyword(String(new FormData(target).get('keyword') ?? ''));
  });
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-keyword]') : null;
    if (link) storeKeyword(new URLSearchParams(link.search).get('keyword') ?? '');
  });
  document.addEventListener(
    'invalid',
    (event) => {
      const box = event.target;
      if (!(box instanceof HTMLInputElement) || !box.form || !isSearch(box.form)) return;
      event.preventDefault();
      box.focus();
    },
    { capture: true },
  );
}

const isSearch = (form: HTMLFormElement) => form.dataset.searchForm !== undefined;

function storeKeyword(keyword: string): void {
  if (keyword.trim()) writeKeywords(withKeyword(readKeywords(), keyword));
}
