import { emit } from '#engine/browser/events/event-stream.ts';
import { loadOnce } from '#engine/load-once.ts';
import type { WidgetRequest } from './widget-request.ts';

// This file is part of the bootstrap. The implementation loads on demand.

let isAsked = false;
const run = loadOnce(() => {
  isAsked = true;
  return import('./run-widget.ts');
});

/** The request in progress and its page. Visitors who see nothing happen tap again. */
let pending = '';

/** Whether the partner uses a reservation widget; without one, nothing loads (SPEC section 4). */
const hasWidget = (): boolean => document.querySelector('[data-reservation-widget]') !== null;

/**
 * Opens the reservation widget, unless the visitor leaves the page while it loads. A repeated request during that time
 * is ignored. Browser only.
 * @param onLoadError called with the error if the widget's code fails to load
 * @returns false if the partner uses none: the caller should do something else, such as open the contact page
 */
export function openWidget(
  request: WidgetRequest['to'] | WidgetRequest,
  onLoadError: (error: unknown) => void,
): boolean {
  if (!hasWidget()) return false;
  const asked = typeof request === 'string' ? ({ to: request } as WidgetRequest) : request;
  const wanted = JSON.stringify(asked) + location.href;
  if (wanted === pending) return true;
  pending = wanted;
  // Without parameters, which tag managers remove while the page stays.
  const { pathname } = location;
  emit('begin_reservation', { kind: asked.to });
  run()
    .then(({ openHere }) => (location.pathname === pathname ? openHere(asked) : undefined))
    .catch(onLoadError)
    .finally(() => {
      // A later request may be in progress by now.
      if (pending === wanted) pending = '';
    });
  return true;
}

/** Tells the reservation widget that the visitor chose a language (SPEC section 4, Language switch). */
export function setWidgetLanguage(code: string): void {
  if (!isAsked) return;
  run()
    .then(({ pushLanguage }) => pushLanguage(code))
    .catch(() => {});
}
