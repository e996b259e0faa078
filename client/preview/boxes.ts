import { frameElement } from './morph-page.ts';
import { markerAttribute } from './types.ts';

const elementsOf = (marker: string) => [
  ...document.querySelectorAll(`[${markerAttribute}="${CSS.escape(marker)}"]`),
];

/** The rectangle around all elements of a node. Some have no box of their own (`display: contents`). */
export function areaOf(marker: string): DOMRect | undefined {
  const areas = elementsOf(marker)
    .map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const own = element.getBoundingClientRect();
      return own.width > 0 && own.height > 0 ? own : range.getBoundingClientRect();
    })
    .filter(({ width, height }) => width > 0 && height > 0);
  if (areas.length === 0) return undefined;
  const left = Math.max(0, Math.min(...areas.map((area) => area.left)));
  const top = Math.min(...areas.map((area) => area.top));
  const right = Math.min(document.documentElement.clientWidth, Math.max(...areas.map((area) => area.right)));
  const bottom = Math.max(...areas.map((area) => area.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** An element of the frame over the page. It takes no room in the page and no clicks. */
export function createOverlay(kind: string, style: Partial<CSSStyleDeclaration>): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute(frameElement, kind);
  element.setAttribute('aria-hidden', 'true');
  Object.assign(element.style, {
    position: 'fixed',
    zIndex: '2147483647',
    pointerEvents: 'none',
    display: 'none',
    ...style,
  });
  return element;
}

/** Shows an overlay at a rectangle, or hides it. */
export function placeOverlay(element: HTMLElement, area: DOMRect | undefined): void {
  // A morph of the page may have removed it.
  if (!element.isConnected) document.documentElement.append(element);
  element.style.display = area ? 'block' : 'none';
  if (!area) return;
  Object.assign(element.style, {
    left: `${area.left}px`,
    top: `${area.top}px`,
    width: `${area.width}px`,
    height: `${area.height}px`,
  });
}
