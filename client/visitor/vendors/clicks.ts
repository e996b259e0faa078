// This file is part of the bootstrap, like the event stream: clicks are noted before anything reports them.

/** What a click was on, read as it happens: the page may have changed before the code that reports it has loaded. */
export type Click = {
  path: string;
  href: string | undefined;
  /** The item of a list that contains the element, as JSON. */
  item: string | undefined;
  isChat: boolean;
};

/** Clicks remembered for readers that come later. */
const mostRemembered = 20;

/** The last clicks of this document. */
export const clicks: Click[] = [];
/** Called with every click. They must not throw. */
export const clickReaders = new Set<(click: Click) => void>();

/** Notes a click on a page with vendors. */
export function noteClick(target: Element): void {
  const click = {
    path: location.pathname,
    href: target.closest('a')?.href,
    item: target.closest<HTMLElement>('[data-item]:not([data-item-main])')?.dataset.item,
    isChat: target.closest('[data-chat]') !== null,
  };
  if (clicks.push(click) > mostRemembered) clicks.shift();
  for (const read of clickReaders) read(click);
}
