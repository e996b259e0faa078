import type { Outlines } from './outlines.ts';
import { type FrameMessage, markedElement, markerAttribute } from './types.ts';

const markerOf = (target: EventTarget | null) => markedElement(target)?.getAttribute(markerAttribute) ?? null;

/**
 * Reports clicks on nodes and double clicks on texts. Links do not navigate: the first click selects the node, another
 * one on a link of the selected node asks the console for that page. Forms send nothing.
 */
export function reportPointing(outlines: Outlines, send: (message: FrameMessage) => void): void {
  document.addEventListener('mouseover', ({ target }) => outlines.hover(markerOf(target)));
  document.addEventListener('mouseleave', () => outlines.hover(null));
  document.addEventListener('submit', stop, true);
  document.addEventListener('click', onClick, true);
  document.addEventListener('auxclick', stop, true);
  document.addEventListener('dblclick', onDoubleClick, true);

  function onClick(event: MouseEvent): void {
    const { target } = event;
    const marker = markerOf(target);
    const link = target instanceof Element ? target.closest('a') : null;
    // Disclosures and tabs that work without scripts still open.
    if (link || (target instanceof Element && target.closest('button, [type="submit"]'))) stop(event);
    const isFollowed = marker === null || marker === outlines.selected() || event.ctrlKey || event.metaKey;
    if (link && isFollowed) follow(link);
    else if (marker !== null) {
      outlines.select(marker, false);
      send({ type: 'select', marker });
    }
  }

  function onDoubleClick({ target }: MouseEvent): void {
    const marker = markerOf(target);
    const text = target instanceof Element ? target.textContent.trim() : '';
    if (marker !== null && text) send({ type: 'edit', marker, text: text.slice(0, 10_000) });
  }

  function follow({ href }: HTMLAnchorElement): void {
    const url = URL.canParse(href) ? new URL(href) : undefined;
    if (url?.origin !== location.origin || url.pathname === location.pathname) return;
    send({ type: 'go', path: `${url.pathname}${url.search}`.slice(0, 2_000) });
  }
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
