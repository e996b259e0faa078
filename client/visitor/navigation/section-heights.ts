import { cards, sections } from './deferred-layout.ts';

/** Parts whose height is an estimate until they are laid out. */
const parts = `${sections}, ${cards}`;

/** Heights of the current page's parts, without padding and border, as `contain-intrinsic-size` expects. */
const heights = new WeakMap<Element, number>();
const stored = new Map<string, (number | undefined)[]>();
let observer: ResizeObserver | undefined;

/** Observes the heights of the page's parts: measuring them on leaving would delay the next page. */
export function watchHeights(content: ParentNode): void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) heights.set(target, contentRect.height);
  });
  observer.disconnect();
  for (const part of content.querySelectorAll(parts)) observer.observe(part);
}

/** Stores the heights of a page's parts when it is left; where unknown, the previous ones. */
export function storeHeights(page: string, content: ParentNode): void {
  const known = stored.get(page);
  stored.set(
    page,
    // Unknown for a page left at once and for cards in sections that never came near.
    Array.from(content.querySelectorAll(parts), (part, index) => heights.get(part) ?? known?.[index]),
  );
}

/** Restores a page's heights from when it was left, so that going back finds the scroll position. */
export function restoreHeights(page: string, content: ParentNode): void {
  content.querySelectorAll<HTMLElement>(parts).forEach((part, index) => {
    const height = stored.get(page)?.[index];
    if (height) part.style.containIntrinsicBlockSize = `auto ${height}px`;
  });
}
