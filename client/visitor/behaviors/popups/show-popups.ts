import type { PopupsSettings } from '#blocks/Popups/popup-settings.ts';
import { emit } from '#engine/browser/events/event-stream.ts';
import { followed } from './make-card.ts';
import type { Close, PopupsView } from './popups-view.ts';
import { readWindow } from './read-window.ts';
import { findPopups, idOf, settingsOf, undismissedPopups } from './undismissed-popups.ts';

/** SPEC section 9: window resize debounce. */
const debounce = 100;

/** Closed popups stay closed until the site is reloaded, even when the visitor returns to the page. */
const closed = new Set<number>();
let shown: { type: Type; view: PopupsView; forget: () => void } | undefined;

type Type = PopupsSettings['type'];

/**
 * Shows the popups left for this page, device and visitor (SPEC section 4), and removes the others. When it is called
 * again, for example after a navigation, popups that are already shown stay.
 * @param type the type that `makeView` shows; if the page has no popups of this type, the previous page's are removed
 * @param makeView passed by the view, so that a site with layer popups does not load the code for grids
 */
export function showPopups(type: Type, makeView: (close: Close) => PopupsView): void {
  const template = findPopups();
  const settings = template ? settingsOf(template) : undefined;
  if (shown && shown.type !== settings?.type) {
    shown.view.end();
    shown.forget();
    shown = undefined;
  }
  if (!template || settings?.type !== type) return;
  const again = () => showPopups(type, makeView);
  const close: Close = (...ids) => {
    for (const id of ids) {
      closed.add(id);
      if (!followed.has(id)) emit('popup_dismiss', { popup: id });
    }
    again();
  };
  shown ??= { type, view: makeView(close), forget: watchSize(again) };
  const viewport = readWindow();
  const popups = undismissedPopups(template, `[data-device="${viewport.device}"]`);
  shown.view.show({
    template,
    settings,
    viewport,
    popups: popups.filter((popup) => !closed.has(idOf(popup))),
  });
}

/** Repositions popups after 100 ms without another resize. */
function watchSize(onResize: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const resized = () => {
    clearTimeout(timer);
    timer = setTimeout(onResize, debounce);
  };
  addEventListener('resize', resized);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', resized);
  };
}
