import { loadOnce } from '#engine/load-once.ts';
import type { WidgetRequest } from './widget-request.ts';

// This file is in the bootstrap: what does the work comes when a visitor asks for it.

let isAsked = false;
const run = loadOnce(() => {
  isAsked = true;
  return import('./run-widget.ts');
});

/** Whether the partner uses a reservation widget: only then does any of it load (SPEC section 4). */
export const hasWidget = (): boolean => document.querySelector('[data-reservation-widget]') !== null;

/**
 * Opens the reservation widget. Browser only.
 * @param orElse is called where the widget's code does not come, with the error
 * @returns false where the partner uses none: whoever asked goes another way, such as to the contact page
 */
export function openWidget(
  request: WidgetRequest['to'] | WidgetRequest,
  orElse: (error: unknown) => void,
): boolean {
  if (!hasWidget()) return false;
  run()
    .then(({ openHere }) =>
      openHere(typeof request === 'string' ? ({ to: request } as WidgetRequest) : request),
    )
    .catch(orElse);
  return true;
}

/** Tells the reservation widget that the visitor chose a language (SPEC section 4, Language switch). */
export function setWidgetLanguage(code: string): void {
  if (!isAsked) return;
  run()
    .then(({ pushLanguage }) => pushLanguage(code))
    .catch(() => {});
}
