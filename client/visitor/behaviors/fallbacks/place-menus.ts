/** Pixels between a button and its menu. */
const gap = 4;

/**
 * Positions a popover at its button (`popovertarget`) in browsers without anchor positioning (Chromium before 125,
 * Firefox before 147, Safari before 26), and again when the page moves.
 */
export function placeMenus(): void {
  const open = new Set<HTMLElement>();
  // The event does not bubble.
  document.addEventListener(
    'beforetoggle',
    (event) => {
      const menu = event.target;
      if (!(menu instanceof HTMLElement) || !menu.popover) return;
      if ((event as ToggleEvent).newState === 'open') open.add(menu);
      else open.delete(menu);
      placeMenu(menu);
    },
    { capture: true },
  );
  const placeAll = () => open.forEach(placeMenu);
  addEventListener('resize', placeAll);
  addEventListener('scroll', placeAll, { capture: true, passive: true });
}

/** Below or above the button, whichever has more room, aligned with the edge closer to the window's. */
export function placeMenu(menu: HTMLElement): void {
  const button = document.querySelector(`[popovertarget="${menu.id}"]`);
  if (!button) return;
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const block = top + bottom < height ? [bottom + gap, undefined] : [undefined, height - top + gap];
  const inline = left + right < width ? [undefined, left] : [width - right, undefined];
  const side = (value: number | undefined) => (value === undefined ? 'auto' : `${value}px`);
  menu.style.inset = [block[0], inline[0], block[1], inline[1]].map(side).join(' ');
}
