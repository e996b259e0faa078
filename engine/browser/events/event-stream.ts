import type { EventData, EventName, SiteEvent } from '#schemas/site/site-event.ts';
import { createRecent } from './recent.ts';

/** An event as reported: `on-event.ts` gives it an id once somebody listens. */
export type ReportedEvent = Omit<SiteEvent, 'id'> & { id?: string };

export const recentEvents = createRecent<ReportedEvent>();

/** Reports what a visitor has done. Browser only. */
export function emit<Name extends EventName>(name: Name, data: EventData[Name]): void {
  recentEvents.add({ name, at: Date.now(), ...data });
}
