import type { EventData, EventName, SiteEvent } from '#schemas/site/site-event.ts';

// This file is part of the bootstrap: blocks and behaviours report events before any vendor has loaded.

/** Events remembered for listeners that come later. A visit without vendors must not fill the memory. */
const mostRemembered = 100;

/** An event as reported: `on-event.ts` gives it an id once somebody listens. */
export type ReportedEvent = Omit<SiteEvent, 'id'> & { id?: string };

/** The last events of this document. */
export const events: ReportedEvent[] = [];
/** Called with every event. They must not throw. */
export const listeners = new Set<(event: ReportedEvent) => void>();

/** Reports what a visitor has done. Browser only. */
export function emit<Name extends EventName>(name: Name, data: EventData[Name]): void {
  const event = { name, at: Date.now(), ...data };
  if (events.push(event) > mostRemembered) events.shift();
  for (const listener of listeners) listener(event);
}
