import { Idiomorph } from 'idiomorph';
import type { loadHydration } from '#client/visitor/islands/schedule-islands.ts';

type Lifecycle = Awaited<ReturnType<typeof loadHydration>>;

/**
 * Brings the page that is shown to the one that comes. What both have around their content stays as it is, elements and
 * islands alike; the content of another page has nothing of this one's: it is not compared, but put in place whole.
 * @param root `#maru-root` of the page that is shown
 * @param fresh that of the page that comes; it is used up
 * @param isSame whether both are the same page, as after a form or with another query
 * @param lifecycle unmounts and updates islands; only needed where one lives
 */
export function morphPage(
  root: Element,
  fresh: Element | null,
  isSame: boolean,
  lifecycle: Lifecycle | undefined,
): void {
  const unmountWithin = (part: Element) => {
    for (const island of part.querySelectorAll<HTMLElement>(hydrated)) lifecycle?.unmountIsland(island);
  };
  const content = document.createDocumentFragment();
  const main = root.querySelector(contentSelector);
  if (main && !isSame) {
    unmountWithin(main);
    main.replaceChildren();
    content.append(...(fresh?.querySelector(contentSelector)?.childNodes ?? []));
  }
  const kept: Element[] = [];
  const morph = (old: Element, next: Element | Node[] | null, morphStyle: 'outerHTML' | 'innerHTML') =>
    void Idiomorph.morph(old, next, { morphStyle, callbacks });
  const callbacks = {
    beforeNodeMorphed: (old: Node, next: Node) => {
      if (isAlike(old, next) || isBeingTypedIn(old) || isPlaying(old, next)) return false;
      if (!isIsland(old) || !old.matches(hydrated)) return true;
      const slots = isIsland(next) && old.id === next.id && (isSame || isGlobal(old)) && pairSlots(old, next);
      if (slots) {
        kept.push(old);
        for (const [slot, fresh] of slots) morph(slot, [...fresh.childNodes], 'innerHTML');
        return false;
      }
      lifecycle?.unmountIsland(old);
      return true;
    },
    // Without its attribute a modal dialog could no longer be closed, and would keep the page inert; a menu is as the
    // visitor left it.
    beforeAttributeUpdated: (name: string, element: Element) =>
      name !== 'open' || !element.matches('dialog, [data-collapses]'),
    beforeNodeRemoved: (node: Node) => {
      if (!(node instanceof HTMLElement)) return true;
      if (node.matches(hydrated)) lifecycle?.unmountIsland(node);
      unmountWithin(node);
      return true;
    },
  };
  morph(root, fresh, 'outerHTML');
  root.querySelector(contentSelector)?.append(content);
  for (const island of kept) lifecycle?.updateIsland(island);
}

/** A part that both pages have alike, such as the footer: the browser compares it sooner than anyone could. */
const isAlike = (old: Node, next: Node) =>
  old instanceof Element && old.isEqualNode(next) && !old.matches(unlike) && !old.querySelector(unlike);

/** What the browser does not compare: the content of templates, and what was typed. */
const unlike = 'template, input, textarea, select';

const contentSelector = '#main';

/** An island that lives. */
export const hydrated = 'maru-island[data-hydrated]';

/** What the visitor is typing is the visitor's. Idiomorph's own option would also keep what is in a focused `main`. */
const isBeingTypedIn = (node: Node) =>
  node === document.activeElement && node instanceof HTMLElement && node.matches('input, textarea, select');

/** A video that plays goes on where the page that comes has it too. */
const isPlaying = (old: Node, next: Node) =>
  old instanceof HTMLElement &&
  old.querySelector(':scope > iframe') !== null &&
  old.dataset.video !== undefined &&
  next instanceof HTMLElement &&
  old.dataset.video === next.dataset.video;

/** Islands of the global slots stay over navigations; those of another page begin anew. */
const isGlobal = (island: Element) => island.id.startsWith('s-');
const isIsland = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.localName === 'maru-island';

/**
 * What stands in an island's slots is the server's, not React's: it is morphed while the island around it stays.
 * @returns each slot with that of the page that comes; undefined where these are not the same: one that only the page
 * that comes has would be left empty by React
 */
function pairSlots(old: Element, next: Element): [Element, Element][] | undefined {
  const [slots, fresh] = [slotsOf(old), slotsOf(next)];
  if (slots.map(nameOf).join() !== fresh.map(nameOf).join()) return undefined;
  return slots.map((slot, index) => [slot, fresh[index] as Element]);
}

/** Not those of islands that stand in its slots. */
const slotsOf = (island: Element) =>
  [...island.querySelectorAll<HTMLElement>('.ServerSlot')].filter(
    (slot) => slot.closest('maru-island') === island,
  );
const nameOf = ({ dataset }: HTMLElement) => dataset.slot;
