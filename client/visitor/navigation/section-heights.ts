import { cards, sections } from './deferred-layout.ts';

/** Until they are laid out, a page new in place has guesses for their height. */
const parts = `${sections}, ${cards}`;

/** How high parts of the page that is shown are, without padding and border, as `contain-intrinsic-size` asks for. */
const heights = new WeakMap<Element, number>();
const kept = new Map<string, (number | undefined)[]>();
let observer: ResizeObserver | undefined;

/** Follows how high the parts of the page are: to measure them as it is left would put off the next page. */
export function watchHeights(content: ParentNode): void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) heights.set(target, contentRect.height);
  });
  observer.disconnect();
  for (const part of content.querySelectorAll(parts)) observer.observe(part);
}

/** Keeps how high the parts of a page are as it is left; where that is not known, how high they were the last time. */
export function storeHeights(page: string, content: ParentNode): void {
  const known = kept.get(page);
  kept.set(
    page,
    // Nobody has told of what was left at once, nor of cards within what never came near.
    Array.from(content.querySelectorAll(parts), (part, index) => heights.get(part) ?? known?.[index]),
  );
}

/** Lets a page begin as high as it was when it was left: who goes back is to find the place. */
export function restoreHeights(page: string, content: ParentNode): void {
  content.querySelectorAll<HTMLElement>(parts).forEach((part, index) => {
    const height = kept.get(page)?.[index];
    if (height) part.style.containIntrinsicBlockSize = `auto ${height}px`;
  });
}
