import type { EventData, EventName, SiteEvent } from '#schemas/site/site-event.ts';

// This file is part of the bootstrap: blocks and behaviors report events before any vendor has loaded.

/** Events remembered for listeners that come later. A visit without vendors must not fill the memory. */
const maxBuffered = 100;

/** What a click was on, read as it happens: the page may have changed before the code that reports it has loaded. */
export type Click = {
  path: string;
  href: string | undefined;
  /** The item of a list that contains the element, as JSON. */
  item: string | undefined;
  isChat: boolean;
};

/** A click is no event of its own: `read-page.ts` reports what it chose. */
type Reported = EventData & { click: Click };

/** An event as reported: `on-event.ts` gives it an id once somebody listens. */
export type ReportedEvent =
  | (Omit<SiteEvent, 'id'> & { id?: string })
  | ({ name: 'click'; at: number } & Click);

/** The last events of this document. */
export const events: ReportedEvent[] = [];
/** Called with every event. They must not throw. */
export const listeners = new Set<(event: ReportedEvent) => void>();

/** Reports what a visitor has done. Browser only. */
export function emit<Name extends EventName | 'click'>(name: Name, data: Reported[Name]): void {
  const event = { name, at: Date.now(), ...data } as ReportedEvent;
  // Clicks never displace events: vendors that start later need the view of the page.
  const isBuffered = name !== 'click' || events.length < maxBuffered;
  if (isBuffered && events.push(event) > maxBuffered) events.shift();
  for (const listener of listeners) listener(event);
}
