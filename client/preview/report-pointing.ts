import { frameElement } from './morph-page.ts';
import type { Outlines } from './outlines.ts';
import { type PageText, pageTextOf } from './page-text.ts';
import { type FrameMessage, markedElement, markerAttribute } from './types.ts';

const markerOf = (target: EventTarget | null) => markedElement(target)?.getAttribute(markerAttribute) ?? null;

/** Milliseconds in which a second click makes a double click, which edits the text of a link and does not follow it. */
const doubleClickMs = 300;
/** Elements whose text may be what was pointed at: the innermost, and those around it. */
const maxTexts = 6;

/**
 * Reports clicks on nodes and double clicks on texts. Links do not navigate: the first click selects the node, another
 * one on a link of the selected node asks the console for that page. Forms send nothing.
 * @param isEdited whether an element belongs to a text that is edited in the page
 * @param onTexts gets the texts of a double click
 */
export function reportPointing(
  outlines: Outlines,
  send: (message: FrameMessage) => void,
  {
    isEdited,
    onTexts,
  }: { isEdited: (target: EventTarget | null) => boolean; onTexts: (texts: PageText[]) => void },
): void {
  document.addEventListener('mouseover', ({ target }) => {
    // A handle belongs to the node that it drags.
    if (!isOfFrame(target)) outlines.hover(markerOf(target));
  });
  document.documentElement.addEventListener('mouseleave', () => outlines.hover(null));
  document.addEventListener('submit', stop, true);
  document.addEventListener('click', onClick, true);
  document.addEventListener('auxclick', stop, true);
  document.addEventListener('dblclick', onDoubleClick, true);
  let following: ReturnType<typeof setTimeout> | undefined;

  function onClick(event: MouseEvent): void {
    const { target } = event;
    if (isOfFrame(target) || isEdited(target)) {
      stop(event);
      return;
    }
    const marker = markerOf(target);
    const link = target instanceof Element ? target.closest('a') : null;
    // Disclosures and tabs that work without scripts still open.
    if (link || (target instanceof Element && target.closest('button, [type="submit"]'))) stop(event);
    const isFollowed = marker === null || marker === outlines.selected() || event.ctrlKey || event.metaKey;
    clearTimeout(following);
    if (link && isFollowed) {
      if (event.detail < 2) following = setTimeout(() => follow(link), doubleClickMs);
    } else if (marker !== null) {
      outlines.select(marker, false);
      send({ type: 'select', marker });
    }
  }

  function onDoubleClick({ target }: MouseEvent): void {
    clearTimeout(following);
    const marker = markerOf(target);
    if (marker === null || isEdited(target)) return;
    const texts = textElements(target).map((element) => pageTextOf(element, marker));
    if (!texts.some(({ text }) => text)) return;
    onTexts(texts);
    send({ type: 'edit', marker, texts: texts.map(({ text }) => text) });
  }

  function follow({ href }: HTMLAnchorElement): void {
    const url = URL.canParse(href) ? new URL(href) : undefined;
    if (url?.origin !== location.origin || url.pathname === location.pathname) return;
    send({ type: 'go', path: `${url.pathname}${url.search}`.slice(0, 2_000) });
  }
}

const isOfFrame = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[${frameElement}]`) !== null;

/** The element that was pointed at and those around it, within its node. */
function textElements(target: EventTarget | null): HTMLElement[] {
  const elements: HTMLElement[] = [];
  let element = target instanceof HTMLElement ? target : null;
  while (element && elements.length < maxTexts) {
    elements.push(element);
    if (element.hasAttribute(markerAttribute)) break;
    element = element.parentElement;
  }
  return elements;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
