import { addFonts } from '#client/visitor/behaviors/load-fonts.ts';
import { showRecentSearches } from '#client/visitor/behaviors/start-recent-searches.ts';
import { currentModel, replaceModel } from '#client/visitor/islands/read-model.ts';
import { loadHydration } from '#client/visitor/islands/schedule-islands.ts';
import { behaviors, connect } from '#client/visitor/lifecycle/page-behaviors.ts';
import { nextFrame } from '#client/visitor/scheduling/after-first-paint.ts';
import { afterFonts } from '#client/visitor/scheduling/on-idle.ts';
import type { PagePayload } from '#engine/document/page-payload.ts';
import { loadStyles } from './load-styles.ts';
import { hydrated, morphPage } from './morph-page.ts';
import { replaceHead } from './replace-head.ts';
import { scrollToTop } from './scroll-to-top.ts';
import { restoreHeights, storeHeights, watchHeights } from './section-heights.ts';

// Prefetching loads this when the browser is idle: the first page is observed from then on.
watchHeights(document);
behaviors.push({
  connect: watchHeights,
  disconnect: (root) => storeHeights(heightsKey(currentModel().page), root),
});

/**
 * Replaces the current page: the header retains its state, so that its underline can slide. Resolves when the page and
 * its styles are in place.
 * @param place where the window is then: at the top of the page, or where it was
 * @param isCurrent checked right before the replacement: styles take time, and the visitor may have moved on
 * @returns whether the page was replaced
 */
export async function showPayload(
  payload: PagePayload,
  isCurrent: () => boolean,
  place: 'top' | 'same' = 'same',
): Promise<boolean> {
  const putStyles = await loadStyles(payload.styles);
  // Every page has it (engine/document).
  const root = document.getElementById('maru-root') as HTMLElement;
  // React is needed only where an island is hydrated.
  const lifecycle = root.querySelector(hydrated) ? await loadHydration() : undefined;
  if (!isCurrent()) return false;
  const { page } = currentModel();
  const next = payload.model.page;
  for (const { disconnect } of behaviors) disconnect?.(root);
  replaceModel(payload.model);
  putStyles();
  const fresh = parseRoot(payload.body);
  if (fresh) restoreHeights(heightsKey(next), fresh);
  if (page.path !== next.path) afterFonts(() => document.documentElement.classList.add('is-navigated'));
  morphPage(root, fresh, page.path === next.path, lifecycle);
  document.title = payload.title;
  showRecentSearches(root);
  if (place === 'top') scrollToTop();
  // The rest runs after the page is painted, unless another page has replaced it by then.
  void nextFrame().then(() => currentModel() === payload.model && startPage(root, payload));
  return true;
}

/** Parsed by the browser: Idiomorph would search the text with regular expressions first, which takes longer. */
function parseRoot(body: string): Element | null {
  const template = document.createElement('template');
  template.innerHTML = `<div id="maru-root">${body}</div>`;
  return template.content.firstElementChild;
}

/** Another query shows other parts. */
const heightsKey = ({ path, query }: PagePayload['model']['page']) => JSON.stringify([path, query]);

function startPage(root: Element, { head, fonts }: PagePayload): void {
  replaceHead(head);
  void addFonts(fonts);
  connect(root);
}
