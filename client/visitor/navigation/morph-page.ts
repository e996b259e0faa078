import { Idiomorph } from 'idiomorph';
import type { loadHydration } from '#client/visitor/islands/schedule-islands.ts';
import { askingClass } from '#client/visitor/vendors/consent-names.ts';

type Lifecycle = Awaited<ReturnType<typeof loadHydration>>;

/**
 * Morphs the current page into the next. What both share around their content is preserved, elements and islands alike;
 * the content of a different page shares nothing, so it is replaced as a whole.
 * @param root `#maru-root` of the current page
 * @param fresh `#maru-root` of the next page; it is consumed
 * @param isSame whether both are the same page, for example after a form or with another query
 * @param lifecycle unmounts and updates islands; only needed if one is hydrated
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
  const preserved: Element[] = [];
  const morph = (old: Element, next: Element | Node[] | null, morphStyle: 'outerHTML' | 'innerHTML') =>
    void Idiomorph.morph(old, next, { morphStyle, callbacks });
  const callbacks = {
    beforeNodeMorphed: (old: Node, next: Node) => {
      if (isAlike(old, next) || isInUse(old) || isPlaying(old, next)) return false;
      if (!isIsland(old) || !old.matches(hydrated)) return true;
      const slots = isIsland(next) && old.id === next.id && (isSame || isGlobal(old)) && pairSlots(old, next);
      if (slots) {
        preserved.push(old);
        for (const [slot, fresh] of slots) morph(slot, [...fresh.childNodes], 'innerHTML');
        return false;
      }
      lifecycle?.unmountIsland(old);
      return true;
    },
    // Without its attribute a modal dialog could no longer be closed and would keep the page inert; a menu stays as the
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
  for (const island of preserved) lifecycle?.updateIsland(island);
}

/** A part that both pages share, such as the footer: the browser compares it fastest. */
const isAlike = (old: Node, next: Node) =>
  old instanceof Element && old.isEqualNode(next) && !old.matches(unlike) && !old.querySelector(unlike);

/** What `isEqualNode` ignores: the content of templates and typed values. */
const unlike = 'template, input, textarea, select';

const contentSelector = '#main';

export const hydrated = 'maru-island[data-hydrated]';

/**
 * Never replaces what the visitor is typing, nor an open consent banner, in which something may be ticked. Idiomorph's own
 * option would also preserve a focused `main`.
 */
const isInUse = (node: Node) =>
  node instanceof Element &&
  (node.matches(`.${askingClass} [data-consent-banner]`) ||
    (node === document.activeElement && node.matches('input, textarea, select')));

/** A playing video continues if the next page has it too. */
const isPlaying = (old: Node, next: Node) =>
  old instanceof HTMLElement &&
  old.querySelector(':scope > iframe') !== null &&
  old.dataset.video !== undefined &&
  next instanceof HTMLElement &&
  old.dataset.video === next.dataset.video;

/** Islands of global slots survive navigations; a page's own islands restart. */
const isGlobal = (island: Element) => island.id.startsWith('s-');
const isIsland = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.localName === 'maru-island';

/**
 * The server, not React, owns the content of an island's slots: it is morphed while the island around it stays.
 * @returns each slot with its counterpart on the next page; undefined if they differ, as React would leave a new slot
 * empty
 */
function pairSlots(old: Element, next: Element): [Element, Element][] | undefined {
  const [slots, fresh] = [slotsOf(old), slotsOf(next)];
  if (slots.map(nameOf).join() !== fresh.map(nameOf).join()) return undefined;
  return slots.map((slot, index) => [slot, fresh[index] as Element]);
}

/** Not the elements of nested islands. */
const slotsOf = (island: Element) =>
  [...island.querySelectorAll<HTMLElement>('.ServerSlot')].filter(
    (slot) => slot.closest('maru-island') === island,
  );
const nameOf = ({ dataset }: HTMLElement) => dataset.slot;
