import type { SiteEvent } from '#schemas/site/site-event.ts';
import { events, listeners, type ReportedEvent } from './event-stream.ts';

/**
 * Calls `listener` with every event, and first with the latest events of this document, at most 100. A listener that
 * fails disturbs neither the page nor the others. Returns the function that stops it. Browser only.
 */
export function onEvent(listener: (event: SiteEvent) => void): () => void {
  const handle = (event: ReportedEvent) => {
    if (event.name === 'click') return;
    // All listeners get the same id.
    event.id ??= `${event.at.toString(36)}.${Math.random().toString(36).slice(2)}`;
    try {
      listener(event as SiteEvent);
    } catch (error) {
      console.warn('[events]', error);
    }
  };
  for (const event of [...events]) handle(event);
  listeners.add(handle);
  return () => void listeners.delete(handle);
}
