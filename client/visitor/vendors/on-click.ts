import { type Click, events, listeners, type ReportedEvent } from '#engine/browser/events/event-stream.ts';

/**
 * Calls `read` with every click.
 * @param withEarlier also with the clicks in this document so far: a consent given just now does not cover them
 */
export function onClick(read: (click: Click) => void, withEarlier: boolean): void {
  const handle = (event: ReportedEvent) => {
    if (event.name === 'click') read(event);
  };
  if (withEarlier) [...events].forEach(handle);
  listeners.add(handle);
}
