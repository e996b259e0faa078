import type { SelectedProductOption } from '#schemas/site/client-state.ts';
import type { WidgetRequest } from './widget-request.ts';
import type { WidgetSettings } from './widget-settings.ts';

/** What a widget is given when it is initialised. Both kinds take the same; Type2 is told the language besides. */
export type WidgetOptions = Pick<
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
  /** Called with what was reserved (SPEC section 3, reservation success data). */
  onReserved: (result: unknown) => void;
};

/** What the visitor had chosen on the site. */
export type WidgetSelection = { products: SelectedProductOption[]; eventId: number | null };

/** `window.ReservationWidget`: a Type1 widget, with one method for each thing that it opens. */
export type Type1Port = {
  init: (options: WidgetOptions) => void | Promise<void>;
  openVisit: () => void;
  openTreatment: (selection: WidgetSelection) => void;
  openProductList: (list: { categoryId: number; partnerOrProductId: number | null }) => void;
  openEventProductList: (list: { eventId: number; partnerOrProductId: number | null }) => void;
  close: () => void;
};

/** `window.ReservationWidget2`: a Type2 widget. It is routed by name and told which language it speaks. */
export type Type2Port = {
  setup: (options: WidgetOptions & { languageCode: string }) => void | Promise<void>;
  route: (request: WidgetRequest & { selection?: WidgetSelection }) => void;
  setLanguageCode: (code: string) => void;
  close: () => void;
};

/** Both kinds as the site speaks to them. */
export type WidgetPort = {
  open: (request: WidgetRequest, selection: WidgetSelection) => void;
  setLanguage: (code: string) => void;
  close: () => void;
};

type Ports = { ReservationWidget?: Type1Port; ReservationWidget2?: Type2Port };

/**
 * Initialises the widget whose script was loaded.
 * @throws where its global is missing or refuses
 */
export async function initialiseWidget(
  settings: WidgetSettings,
  options: WidgetOptions,
  languageCode: string,
): Promise<WidgetPort> {
  const ports = globalThis as unknown as Ports;
  if (settings.menuType === 'Type2') {
    const widget = ports.ReservationWidget2;
    if (!widget) throw new Error('[widget] window.ReservationWidget2 is not there.');
    await widget.setup({ ...options, languageCode });
    return {
      open: (request, selection) =>
        widget.route(request.to === 'treatment' ? { ...request, selection } : request),
      setLanguage: (code) => widget.setLanguageCode(code),
      close: () => widget.close(),
    };
  }
  const widget = ports.ReservationWidget;
  if (!widget) throw new Error('[widget] window.ReservationWidget is not there.');
  await widget.init(options);
  return {
    open: (request, selection) => openType1(widget, request, selection),
    // It reads the language of the page, as a widget without a language code must.
    setLanguage: () => {},
    close: () => widget.close(),
  };
}

function openType1(widget: Type1Port, request: WidgetRequest, selection: WidgetSelection): void {
  if (request.to === 'visit') widget.openVisit();
  else if (request.to === 'treatment') widget.openTreatment(selection);
  else if (request.to === 'productList') widget.openProductList(request);
  else widget.openEventProductList(request);
}
