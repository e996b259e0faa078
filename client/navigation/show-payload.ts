import { Idiomorph } from 'idiomorph';
import { nextFrame } from '#client/after-load.ts';
import { addFonts } from '#client/behaviours/load-fonts.ts';
import { startPopups } from '#client/behaviours/popups/start-popups.ts';
import { showRecentSearches } from '#client/behaviours/recent-searches.ts';
import { startSliders } from '#client/behaviours/sliders/start-sliders.ts';
import { startVideos } from '#client/behaviours/start-videos.ts';
import type { PagePayload } from '#client/frame/page-payload.ts';
import { currentModel, replaceModel } from '#client/islands/read-model.ts';
import { loadHydration, scheduleIslands } from '#client/islands/schedule-islands.ts';
import { loadStyles } from './load-styles.ts';
import { takeParsed } from './parsed-pages.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { replaceHead } from './replace-head.ts';

// By the way of this module, which prefetching loads as a whole: imported there, it would be a part of the bootstrap.
export { parseAhead } from './parsed-pages.ts';

/**
 * Puts a page in place of the one that is shown. What both have around their content stays as it is, elements and
 * islands alike: the header keeps its state, and its underline can slide. Resolves when the page is in place with its styles.
 * @param isCurrent asked right before the page is put in place: styles take time, and a visitor may have gone on
 * @returns whether it was put in place
 */
export async function showPayload(payload: PagePayload, isCurrent: () => boolean): Promise<boolean> {
  const { head, title, model, styles, fonts } = payload;
  const putStyles = await loadStyles(styles);
  const root = document.getElementById('maru-root');
  if (!root) throw new Error('[navigation] The page has no root');
  // React is only needed where an island lives.
  const lifecycle = root.querySelector(hydrated) ? await loadHydration() : undefined;
  if (!isCurrent()) return false;
  const unmountWithin = (part: Element) => {
    for (const island of part.querySelectorAll<HTMLElement>(hydrated)) lifecycle?.unmountIsland(island);
  };
  const samePath = currentModel().page.path === model.page.path;
  replaceModel(model);
  putStyles();
  const fresh = takeParsed(payload);
  // The content of another page has nothing of this one's: it is not compared, but put in place whole.
  const content = document.createDocumentFragment();
  const main = root.querySelector(contentSelector);
  if (main && !samePath) {
    unmountWithin(main);
    main.replaceChildren();
    content.append(...(fresh?.querySelector(contentSelector)?.childNodes ?? []));
  }
  const kept: Element[] = [];
  Idiomorph.morph(root, fresh, {
    morphStyle: 'outerHTML',
    callbacks: {
      beforeNodeMorphed: (old: Node, fresh: Node) => {
        if (isSame(old, fresh) || isBeingTypedIn(old) || isPlaying(old, fresh)) return false;
        if (!isIsland(old) || !old.matches(hydrated)) return true;
        if (isIsland(fresh) && old.id === fresh.id && (samePath || isGlobal(old))) {
          kept.push(old);
          morphSlots(old, fresh);
          return false;
        }
        lifecycle?.unmountIsland(old);
        return true;
      },
      // Without its attribute a modal dialog could no longer be closed, and would keep the page inert; a menu is as the visitor left it.
      beforeAttributeUpdated: (name: string, element: Element) =>
        name !== 'open' || !element.matches('dialog, [data-collapses]'),
      beforeNodeRemoved: (node: Node) => {
        if (!(node instanceof HTMLElement)) return true;
        if (node.matches(hydrated)) lifecycle?.unmountIsland(node);
        unmountWithin(node);
        return true;
      },
    },
  });
  root.querySelector(contentSelector)?.append(content);
  document.title = title;
  for (const island of kept) lifecycle?.updateIsland(island);
  startPopups();
  showRecentSearches(root);
  // What nobody sees at once keeps nobody from seeing the page.
  void nextFrame().then(() => {
    replaceHead(head);
    void addFonts(fonts);
    scheduleIslands(root);
    prefetchLinks(root);
    startVideos(root);
    startSliders(root);
  });
  return true;
}

/** A part that both pages have alike, such as the footer: the browser compares it sooner than anyone walks through it. */
const isSame = (old: Node, fresh: Node) =>
  old instanceof Element && old.isEqualNode(fresh) && !old.matches(unlike) && !old.querySelector(unlike);

/** What the browser does not compare: the content of templates, and what was typed. */
const unlike = 'template, input, textarea, select';

const contentSelector = '#main';
const hydrated = 'maru-island[data-hydrated]';

/** What the visitor is typing is the visitor's. (Idiomorph's own option would also keep the children of a focused `main`.) */
const isBeingTypedIn = (node: Node) =>
  node === document.activeElement && node instanceof HTMLElement && node.matches('input, textarea, select');

/** A video that plays goes on where the page that comes has it too. */
const isPlaying = (old: Node, fresh: Node) =>
  old instanceof HTMLElement &&
  old.querySelector(':scope > iframe') !== null &&
  old.dataset.video !== undefined &&
  fresh instanceof HTMLElement &&
  old.dataset.video === fresh.dataset.video;

/** Islands of the global slots stay over navigations; those of another page begin anew. */
const isGlobal = (island: Element) => island.id.startsWith('s-');
const isIsland = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.localName === 'maru-island';

/** What stands in an island's slots is the server's, not React's: it is morphed while the island around it stays. */
function morphSlots(old: HTMLElement, fresh: HTMLElement): void {
  const slots = fresh.querySelectorAll('.ServerSlot');
  old.querySelectorAll('.ServerSlot').forEach((slot, index) => {
    const next = slots[index];
    if (next) Idiomorph.morph(slot, next.innerHTML, { morphStyle: 'innerHTML' });
  });
}
