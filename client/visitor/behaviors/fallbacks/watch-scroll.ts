/** Pixels after which a page counts as scrolled: the middle of the CSS transition range. */
const top = 80;

/**
 * Sets `is-scrolled` on a scrolled page, for styles that change there, in browsers without scroll-driven animations
 * (Firefox before 159, Safari before 26).
 */
export function watchScroll(): void {
  const mark = document.createElement('div');
  mark.style.cssText = `position:absolute;inset:0 auto auto 0;inline-size:1px;block-size:${top}px;pointer-events:none`;
  document.body.append(mark);
  new IntersectionObserver(([entry]) =>
    document.documentElement.classList.toggle('is-scrolled', entry?.isIntersecting === false),
  ).observe(mark);
}
