import type { ManagerList, SelectedProductOption } from '#schemas/site/client-state.ts';
import type { Visit } from '#schemas/site/visit.ts';
import type { WidgetRequest } from './widget-request.ts';
import type { WidgetSettings } from './widget-settings.ts';

/** Options for initializing a widget. Both types take the same; Type2 also takes the language. */
type WidgetOptions = Pick<
  WidgetSettings,
  | 'gtmId'
  | 'colors'
  | 'logoSrc'
  | 'consultingReservationOnly'
  | 'isMenuReversed'
  | 'positionType'
  | 'treatmentSelectType'
> & {
  utm: Record<string, string | undefined>;
  /** Path of the visit's first page, and the origin that the visitor came from. */
  visit: Pick<Visit, 'landing' | 'referrer'>;
  /** Called with the reservation (SPEC section 3, reservation success data). */
  onReserved: (result: unknown) => void;
};

/** The visitor's selection on the site. */
type WidgetSelection = { products: SelectedProductOption[]; eventId: number | null };

/** `window.ReservationWidget`: a Type1 widget, with one method for each view. */
type Type1Port = {
  init: (options: WidgetOptions) => void | Promise<void>;
  /** Optional: the doctors to offer for a visit. */
  setManagers?: (list: ManagerList) => void;
  openVisit: () => void;
  openTreatment: (selection: WidgetSelection) => void;
  openProductList: (list: { categoryId: number; partnerOrProductId: number | null }) => void;
  openEventProductList: (list: { eventId: number; partnerOrProductId: number | null }) => void;
  close: () => void;
};

/** `window.ReservationWidget2`: a Type2 widget. It is routed by name and told its language. */
type Type2Port = {
  setup: (options: WidgetOptions & { languageCode: string }) => void | Promise<void>;
  route: (request: WidgetRequest & { selection?: WidgetSelection }) => void;
  setLanguageCode: (code: string) => void;
  setManagers?: (list: ManagerList) => void;
  close: () => void;
};

/** Common interface to both types. */
export type WidgetPort = {
  open: (request: WidgetRequest, selection: WidgetSelection) => void;
  setLanguage: (code: string) => void;
  /** Undefined if the widget offers no choice of doctors. */
  setManagers: ((list: ManagerList) => void) | undefined;
  close: () => void;
};

type Ports = { ReservationWidget?: Type1Port; ReservationWidget2?: Type2Port };

/**
 * Initializes the widget whose script has loaded.
 * @throws if its global is missing or initialization fails
 */
export async function initializeWidget(
  settings: WidgetSettings,
  options: WidgetOptions,
  languageCode: string,
): Promise<WidgetPort> {
  const ports = globalThis as unknown as Ports;
  if (settings.menuType === 'Type2') {
    const widget = ports.ReservationWidget2;
    if (!widget) throw new Error('[widget] window.ReservationWidget2 is not defined.');
    await widget.setup({ ...options, languageCode });
    return {
      open: (request, selection) =>
        widget.route(request.to === 'treatment' ? { ...request, selection } : request),
      setLanguage: (code) => widget.setLanguageCode(code),
      setManagers: widget.setManagers?.bind(widget),
      close: () => widget.close(),
    };
  }
  const widget = ports.ReservationWidget;
  if (!widget) throw new Error('[widget] window.ReservationWidget is not defined.');
  await widget.init(options);
  return {
    open: (request, selection) => openType1(widget, request, selection),
    // A Type1 widget takes no language code and reads the page's language.
    setLanguage: () => {},
    setManagers: widget.setManagers?.bind(widget),
    close: () => widget.close(),
  };
}

function openType1(widget: Type1Port, request: WidgetRequest, selection: WidgetSelection): void {
  if (request.to === 'visit') widget.openVisit();
  else if (request.to === 'treatment') widget.openTreatment(selection);
  else if (request.to === 'productList') widget.openProductList(request);
  else widget.openEventProductList(request);
}
