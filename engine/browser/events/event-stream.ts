import type { EventData, EventName, SiteEvent } from '#schemas/site/site-event.ts';

// This file is part of the bootstrap: blocks and behaviours report events before any vendor has loaded.

/** Events remembered for listeners that come later. A visit without vendors must not fill the memory. */
const mostRemembered = 100;

type Listener = (event: SiteEvent) => void;

const events: SiteEvent[] = [];
const listeners = new Set<Listener>();

/** Reports what a visitor has done. A listener that fails disturbs neither the page nor the others. Browser only. */
export function emit<Name extends EventName>(name: Name, data: EventData[Name]): void {
  const at = Date.now();
  const id = `${at.toString(36)}.${Math.random().toString(36).slice(2)}`;
  const event = { ...data, name, id, at } as SiteEvent;
  if (events.push(event) > mostRemembered) events.shift();
  for (const listener of listeners) tell(listener, event);
}

/** Calls `listener` with every event, and first with those of this document so far. Returns the function that stops it. */
export function onEvent(listener: Listener): () => void {
  for (const event of [...events]) tell(listener, event);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(listener: Listener, event: SiteEvent): void {
  try {
    listener(event);
  } catch (error) {
    console.warn('[events]', error);
  }
}
