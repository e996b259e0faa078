/** Pixels from the top of a page after which it counts as scrolled: in the middle of what the CSS blends over. */
const top = 80;

/**
 * Sets `is-scrolled` on the page once it has left its top, for what changes its look there, where the browser has no
 * scroll-driven animations (Firefox before 159, Safari before 26).
 */
export function watchScroll(): void {
  const mark = document.createElement('div');
  mark.style.cssText = `position:absolute;inset:0 auto auto 0;inline-size:1px;block-size:${top}px;pointer-events:none`;
  document.body.append(mark);
  new IntersectionObserver(([entry]) =>
    document.documentElement.classList.toggle('is-scrolled', entry?.isIntersecting === false),
  ).observe(mark);
}
