import { readKeywords, writeKeywords } from './stored-keywords.ts';

/**
 * Answers the buttons of recent searches (blocks/_ui/RecentSearches) by attribute: `data-recent-searches` on the section,
 * hidden while empty, whose `<template>` is a row; `data-recent-remove`, the keyword, and `data-recent-clear` on its
 * buttons.
 */
export function answerRecentSearches(): void {
  document.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element
        ? target.closest<HTMLElement>('[data-recent-remove], [data-recent-clear]')
        : null;
    const section = button?.closest<HTMLElement>('[data-recent-searches]');
    if (!button || !section) return;
    const at = rows(section).findIndex((row) => row.contains(button));
    const removed = button.dataset.recentRemove;
    writeKeywords(removed === undefined ? [] : readKeywords().filter((keyword) => keyword !== removed));
    // The pressed button is gone: move the focus so that it is not lost.
    const next = section.querySelectorAll<HTMLElement>('ul [data-recent-remove]');
    const around = section.closest('dialog, main') ?? document;
    (next[Math.min(at, next.length - 1)] ?? around.querySelector<HTMLElement>('[name="keyword"]'))?.focus();
  });
}

/** Fills the lists below `root` with the stored searches. */
export function fillRecentSearches(root: ParentNode): void {
  const sections = root.querySelectorAll<HTMLElement>('[data-recent-searches]');
  if (sections.length === 0) return;
  const keywords = readKeywords();
  for (const section of sections) {
    const row = section.querySelector('template')?.content.firstElementChild;
    // An unchanged list retains its rows, and with them the focus.
    if (!row || wordsOf(section).join('\n') === keywords.join('\n')) continue;
    section.querySelector('ul')?.replaceChildren(...keywords.map((keyword) => filled(row, keyword)));
    section.hidden = keywords.length === 0;
  }
}

const wordsOf = (section: HTMLElement) =>
  rows(section).map((item) => item.querySelector('a span')?.textContent ?? '');
const rows = (section: HTMLElement) => [...section.querySelectorAll('ul > li')];

function filled(row: Element, keyword: string): Element {
  // Imported, not cloned: a template's content has no base URL to resolve links against.
  const copy = document.importNode(row, true);
  const link = copy.querySelector('a');
  const button = copy.querySelector('button');
  if (link) {
    link.search = `?${new URLSearchParams({ keyword })}`;
    link.querySelector('span')?.append(keyword);
  }
  if (button) button.dataset.recentRemove = keyword;
  const name = button?.getAttribute('aria-label') ?? '';
  button?.setAttribute(
    'aria-label',
    name.replace('{keyword}', () => keyword),
  );
  return copy;
}
