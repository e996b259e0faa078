import { createRecent } from '#engine/browser/events/recent.ts';

/** What a click was on, read as it happens: the page may have changed before the code that reports it has loaded. */
export type Click = {
  path: string;
  href: string | undefined;
  /** The item of a list that contains the element, as JSON. */
  item: string | undefined;
  isChat: boolean;
};

export const recentClicks = createRecent<Click>();

/** Notes a click on a page with vendors. */
export function noteClick(target: Element): void {
  recentClicks.add({
    path: location.pathname,
    href: target.closest('a')?.href,
    item: target.closest<HTMLElement>('[data-item]:not([data-item-main])')?.dataset.item,
    isChat: target.closest('[data-chat]') !== null,
  });
}
