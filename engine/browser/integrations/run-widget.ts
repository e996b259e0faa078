import { getDefaultStore } from 'jotai/vanilla';
import { emit } from '#engine/browser/events/event-stream.ts';
import { readVisit } from '#engine/browser/events/read-visit.ts';
import { isFirstReport, reservationEvent } from '#engine/browser/events/reservation-event.ts';
import { navigate } from '#engine/browser/navigation/navigate.ts';
import { onRouteChange } from '#engine/browser/navigation/route-change.ts';
import { readAccessToken } from '#engine/browser/session/access-token.ts';
import { forgetLogin, rememberPlace } from '#engine/browser/session/last-place.ts';
import { bookedLines, removeFromCartAtom, selectionAtom } from '#engine/browser/state/cart.ts';
import { reservationAtom } from '#engine/browser/state/persisted-state.ts';
import { repairReservation } from '#engine/browser/state/repair.ts';
import { reservedLines } from '#engine/browser/state/reserved-lines.ts';
import { showNotice } from '#engine/browser/toast/show-toast.ts';
import { loadScript } from './load-script.ts';
import { offerManagers } from './offer-managers.ts';
import { retry } from './retry.ts';
import { themeColors } from './theme-colors.ts';
import { initializeWidget, type WidgetPort } from './widget-port.ts';
import type { WidgetRequest } from './widget-request.ts';
import { readWidgetSettings, type WidgetSettings } from './widget-settings.ts';

const store = getDefaultStore();
// A local-storage atom reads its value and follows other tabs only while it has a subscriber.
store.sub(selectionAtom, () => {});
let started: { url: string; port: Promise<WidgetPort> } | undefined;
/** The language that the widget was last told. */
let toldLanguage: string | undefined;

/**
 * Loads and opens the page's widget. On failure, shows a notice and opens the contact page, unless the visitor has left
 * the page by then.
 */
export async function openHere(request: WidgetRequest): Promise<void> {
  const settings = readWidgetSettings();
  if (!settings) return;
  const openedAt = location.href;
  if (location.pathname !== settings.completeUrl) rememberPlace(readAccessToken() !== undefined);
  try {
    const port = await start(settings);
    // Another one, if the visitor went to a page in another language and came back to this document.
    tellLanguage(port, settings.languageCode);
    if (port.setManagers) void offerManagers(settings.languageCode, port.setManagers);
    const { selectedProducts, selectedEvent } = store.get(selectionAtom);
    const products = bookedLines(selectedProducts);
    // The widget lists the treatments of this event. It lists none of a secret one, whose lines have its id themselves.
    const hasItsPrice = products.some(({ event, eventId }) => !eventId && event?.id === selectedEvent?.id);
    port.open(request, { products, eventId: (hasItsPrice && selectedEvent?.id) || null });
  } catch (error) {
    console.error('[widget] The reservation widget could not be started.', error);
    started = undefined;
    showNotice(settings.failed, 'error');
    if (location.href === openedAt && location.pathname !== settings.contactUrl)
      navigate(settings.contactUrl);
  }
}

/** Tells the widget which language was chosen, now or once it has loaded. The visitor moves on to another page. */
export function pushLanguage(code: string): void {
  forgetLogin();
  started?.port.then((port) => tellLanguage(port, code)).catch(() => {});
}

function tellLanguage(port: WidgetPort, code: string): void {
  if (code === toldLanguage) return;
  toldLanguage = code;
  port.setLanguage(code);
}

function start(settings: WidgetSettings): Promise<WidgetPort> {
  if (started?.url === settings.url) return started.port;
  const port = load(settings);
  started = { url: settings.url, port };
  followRoute();
  return port;
}

async function load(settings: WidgetSettings): Promise<WidgetPort> {
  await loadScript(settings.url);
  const { gtmId, logoSrc, consultingReservationOnly, isMenuReversed, positionType, treatmentSelectType } =
    settings;
  const { utm, landing, referrer } = readVisit();
  const options = {
    gtmId,
    logoSrc,
    consultingReservationOnly,
    isMenuReversed,
    positionType,
    treatmentSelectType,
    colors: themeColors(settings.colors),
    utm,
    visit: { landing, referrer },
    onReserved: (result: unknown) => finish(result),
  };
  toldLanguage = settings.languageCode;
  return retry(() => initializeWidget(settings, options, settings.languageCode));
}

/**
 * Stores the result as the reservation success state, removes the reserved items from the cart and shows the result
 * page.
 */
function finish(result: unknown): void {
  const { success } = repairReservation({ success: result });
  if (!success) {
    console.error('[widget] The reservation result does not fit the port.', result);
    return;
  }
  store.set(reservationAtom, (before) => ({ ...before, success }));
  const { selectedProducts } = store.get(selectionAtom);
  store.set(removeFromCartAtom, reservedLines(selectedProducts, success.reservationProductOptions));
  const reserved = reservationEvent(success);
  if (isFirstReport(reserved.reservation)) emit('reserve', reserved);
  navigate(readWidgetSettings()?.completeUrl ?? '/');
}

let follows = false;

/** Closes the widget on navigation, and tells it the language of the new page. */
function followRoute(): void {
  if (follows) return;
  follows = true;
  onRouteChange(() => {
    started?.port.then((port) => port.close()).catch(() => {});
    forgetLogin();
    const code = readWidgetSettings()?.languageCode;
    if (code) pushLanguage(code);
  });
}
