import type { VendorClient, VendorSettings, VendorTools } from '#registry/vendor.ts';
import type { SiteEvent } from '#schemas/site/site-event.ts';

/** Events that wait for a slow vendor. */
const maxWaiting = 100;

/** Passes events to one vendor, in order: those from before its script has loaded wait, and none is passed twice. */
export function createDelivery(name: string) {
  let waiting: SiteEvent[] | undefined = [];
  let send: ((event: SiteEvent) => void) | undefined;
  let isClosed = false;
  const pass = (event: SiteEvent) => {
    try {
      send?.(event);
    } catch (error) {
      console.warn(`[vendors] ${name} refused the event ${event.name}:`, error);
    }
  };
  return {
    take: (event: SiteEvent): void => {
      if (send) pass(event);
      else if (waiting && waiting.push(event) > maxWaiting) waiting.shift();
    },
    /** Its script has loaded. */
    open: (client: VendorClient, settings: VendorSettings, tools: VendorTools): void => {
      if (isClosed) return;
      send = (event) => client.send(event, settings, tools);
      for (const event of waiting ?? []) pass(event);
      waiting = undefined;
    },
    /** Its script did not load, or is refused: it gets nothing, or nothing more, even if it loads later. */
    close: (): void => {
      isClosed = true;
      waiting = send = undefined;
    },
  };
}
