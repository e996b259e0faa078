// This file is part of the bootstrap, like the event stream: clicks are emitted before anything reports them.

import { emit } from '#engine/browser/events/event-stream.ts';

/** Emits a click on a page with vendors. */
export const emitClick = (target: Element): void =>
  emit('click', {
    path: location.pathname,
    href: target.closest('a')?.href,
    item: target.closest<HTMLElement>('[data-item]:not([data-item-main])')?.dataset.item,
    isChat: target.closest('[data-chat]') !== null,
  });
