import type { LanguageCode } from '#schemas/language-codes.ts';
import type { WidgetData } from '#schemas/site/widget.ts';

/** Colors of the widget, by the names of the port (docs/integrations.md). */
export type WidgetColors = Partial<
  Record<
    | 'gnbBackground'
    | 'logoutButton'
    | 'primary1'
    | 'primary2'
    | 'primary3'
    | 'buttonBackground'
    | 'buttonText'
    | 'buttonHover'
    | 'buttonHoverText',
    string
  >
>;

/** What the widget slot stores in the page for the browser: no widget code runs before it is opened. */
export type WidgetSettings = {
  url: string;
  menuType: WidgetData['menuType'];
  consultingReservationOnly: boolean;
  isMenuReversed: boolean;
  positionType: WidgetData['positionType'];
  treatmentSelectType: WidgetData['treatmentSelectType'];
  logoSrc: string | null;
  colors: WidgetColors;
  gtmId: string;
  languageCode: LanguageCode;
  /** The page to open, and the notice to show, when the widget fails to load. */
  contactUrl: string;
  failed: string;
  /** The page of a completed reservation. */
  completeUrl: string;
};

/** The tag manager of Maru's operator, for partners without one (SPEC section 4). */
export const defaultGtmId = 'GTM-MARU001';

/** Scripts that the site proxies from its backend; a partner's own widget has its URL in `widgetUrl`. */
const ownScripts = { Type1: '/_widget/type1.mjs', Type2: '/_widget/type2.mjs' } as const;

/** The URL of the script, which depends on the type (SPEC section 4). */
export const widgetScriptUrl = ({
  widgetUrl,
  menuType,
}: Pick<WidgetData, 'widgetUrl' | 'menuType'>): string => widgetUrl ?? ownScripts[menuType];

/** The attribute with the settings. Present only if the partner uses a widget. */
export const settingsAttribute = 'data-reservation-widget';

/** The settings of the current page, or undefined without a widget. */
export function readWidgetSettings(): WidgetSettings | undefined {
  const text = document.querySelector(`[${settingsAttribute}]`)?.getAttribute(settingsAttribute);
  return text ? (JSON.parse(text) as WidgetSettings) : undefined;
}
