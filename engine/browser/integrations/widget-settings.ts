import type { LanguageCode } from '#schemas/language-codes.ts';
import type { WidgetData } from '#schemas/site/widget.ts';

/** Colours that the widget takes, by the names of the port (docs/integrations.md). */
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

/** What the widget slot leaves in the page for the browser: no code of the widget's runs before it is opened. */
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
  /** Where a visitor is led when the widget cannot be had, and what is said then. */
  contactUrl: string;
  failed: string;
  /** The page of a reservation that was made. */
  completeUrl: string;
};

/** The tag manager of the operator of Maru, for partners without one (SPEC section 4). */
export const defaultGtmId = 'GTM-MARU001';

/** The scripts that the site hands on from its backend; a partner's own widget has its address in `widgetUrl`. */
const ownScripts = { Type1: '/_widget/type1.mjs', Type2: '/_widget/type2.mjs' } as const;

/** The address of the script: it differs for a Type2 widget (SPEC section 4). */
export const widgetScriptUrl = ({
  widgetUrl,
  menuType,
}: Pick<WidgetData, 'widgetUrl' | 'menuType'>): string => widgetUrl ?? ownScripts[menuType];

/** The attribute that carries the settings; it stands in the page only where the partner uses a widget. */
export const settingsAttribute = 'data-reservation-widget';

/** The settings of the page that is shown, or undefined where there is no widget. */
export function readWidgetSettings(): WidgetSettings | undefined {
  const text = document.querySelector(`[${settingsAttribute}]`)?.getAttribute(settingsAttribute);
  return text ? (JSON.parse(text) as WidgetSettings) : undefined;
}
