import type { PopupsSettings } from '#blocks/Popups/popup-settings.ts';
import { gridView } from './grid-view.ts';
import { layerView } from './layer-view.ts';
import { findPopups, idOf, popupsLeft } from './popups-left.ts';
import type { PopupsView } from './popups-view.ts';
import { readWindow } from './read-window.ts';

/** SPEC section 9: window resize debounce. */
const debounce = 100;

/** Closed popups stay closed until the site is reloaded, even when the visitor returns to the page. */
const closed = new Set<number>();
let shown: { type: PopupsSettings['type']; view: PopupsView; forget: () => void } | undefined;

/**
 * Shows the popups left for this page, device and visitor (SPEC section 4), and removes the others. Called again, as
 * after a navigation, it preserves those already shown.
 */
export function showPopups(): void {
  const template = findPopups();
  const settings = template && (JSON.parse(template.dataset.popups ?? '') as PopupsSettings);
  if (shown && shown.type !== settings?.type) {
    shown.view.end();
    shown.forget();
    shown = undefined;
  }
  if (!template || !settings) return;
  const { type } = settings;
  shown ??= { type, view: (type === 'GRID' ? gridView : layerView)(close), forget: watchSize() };
  const viewport = readWindow();
  const popups = popupsLeft(template, `[data-device="${viewport.device}"]`);
  shown.view.show({
    template,
    settings,
    viewport,
    popups: popups.filter((popup) => !closed.has(idOf(popup))),
  });
}

function close(...ids: number[]): void {
  for (const id of ids) closed.add(id);
  showPopups();
}

/** Repositions popups after 100 ms without another resize. */
function watchSize(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const resized = () => {
    clearTimeout(timer);
    timer = setTimeout(showPopups, debounce);
  };
  addEventListener('resize', resized);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', resized);
  };
}
