// This file is part of the bootstrap.

const most = 20;

/** What was clicked before the code that reads clicks has loaded. */
export const clicked: Element[] = [];
export const keepsClicks = new AbortController();

/** Keeps the first clicks on the page. */
export function keepClicks(): void {
  const keep = ({ target }: Event) => {
    if (target instanceof Element && clicked.length < most) clicked.push(target);
  };
  document.addEventListener('click', keep, { capture: true, signal: keepsClicks.signal });
}
