import { placeGrid } from '#blocks/Popups/place-popups.ts';
import { barHeight, rowSize } from '#blocks/Popups/popup-size.ts';
import type { PopupDirection } from '#schemas/site/popup.ts';
import { type Card, makeCard } from './make-card.ts';
import { askedOf, type Close, type PopupsView, type ToShow } from './popups-view.ts';
import { showPopups } from './show-popups.ts';

/** Shows the grid popups of the page. */
export const show = () => showPopups('GRID', gridView);

/** Grid popups (SPEC section 4): all at once, over a page that stays usable. */
function gridView(onClose: Close): PopupsView {
  /** Hidden until all its popups are ready. */
  let region: HTMLElement | undefined;
  let cards: Card[] = [];

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    const { activeElement } = document;
    // The reservation widget closes on it.
    if (activeElement?.shadowRoot) return;
    const focused = cards.find(({ element }) => element.contains(activeElement)) ?? cards[0];
    if (focused) onClose(focused.id);
  };
  document.addEventListener('keydown', closeOnEscape);
  const end = () => {
    for (const card of cards) card.end();
    region?.remove();
    region = undefined;
    cards = [];
  };
  const open = (opened: HTMLElement) => {
    region = opened;
    document.body.append(opened);
    opened.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('[data-popup-close-all]')) onClose(...cards.map(({ id }) => id));
    });
    Promise.all(cards.map(({ whenReady }) => whenReady())).then(() => {
      if (region !== opened) return;
      opened.hidden = false;
      for (const { start } of cards) start(false);
      // Unless the visitor already uses the page, move the focus to the popups over it.
      const { activeElement: focused } = document;
      if (focused === document.body || focused?.id === 'main') opened.focus({ preventScroll: true });
    });
  };
  const show = (what: ToShow) => {
    const { template, popups, settings } = what;
    const shell = region ?? shellOf(template);
    const list = shell?.querySelector('ul');
    if (!shell || !list || popups.length === 0) return end();
    const known = new Map(cards.map((card) => [card.source, card]));
    cards = popups.map((popup) => {
      const existing = known.get(popup.outerHTML);
      known.delete(popup.outerHTML);
      if (existing) return existing;
      const card = makeCard(popup, settings.timeZone, () => onClose(card.id));
      if (region?.hidden === false) card.start(cards.some(({ id }) => id === card.id));
      return card;
    });
    for (const gone of known.values()) {
      // Closing must not lose the focus.
      if (gone.element.contains(document.activeElement)) shell.focus({ preventScroll: true });
      gone.end();
    }
    // Only new cards: re-inserting an element in place would restart it.
    cards.forEach(({ element }, index) => {
      if (list.children[index] !== element) list.insertBefore(element, list.children[index] ?? null);
    });
    place(shell, cards, what);
    if (!region) open(shell);
  };
  return { show, end };
}

/** The empty region. */
function shellOf({ content }: HTMLTemplateElement): HTMLElement | null {
  const grid = content.querySelector<HTMLElement>('[data-popup-grid]');
  const shell = grid && document.importNode(grid, true);
  shell?.querySelector('ul')?.replaceChildren();
  return shell;
}

function place(shell: HTMLElement, cards: readonly Card[], { settings, viewport }: ToShow): void {
  const { device } = viewport;
  shell.dataset.device = device;
  for (const button of shell.querySelectorAll<HTMLElement>('button[data-popup-close-all]'))
    button.hidden = cards.length < 2;
  if (device === 'MOBILE') {
    for (const { element, resize } of cards) resize(rowSize(askedOf(element), viewport));
    return;
  }
  const popups = cards.map(({ element }) => ({
    direction: element.dataset.direction as PopupDirection,
    size: askedOf(element),
  }));
  const { offsets, widthCount } = settings;
  placeGrid(popups, { window: viewport, offsets, widthCount, barHeight }).forEach((placed, index) => {
    const { element, resize } = cards[index] as Card;
    resize(placed);
    element.style.left = `${placed.x}px`;
    element.style.top = `${placed.y}px`;
  });
}
