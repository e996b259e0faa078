import {
  defaultGtmId,
  settingsAttribute,
  type WidgetColors,
  type WidgetSettings,
  widgetScriptUrl,
} from '#engine/browser/integrations/widget-settings.ts';
import { useHref, usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { completeKey } from '#engine/route/page-keys.ts';
import { widgetFallbackPath } from '#engine/route/right-button-url.ts';
import type { BlockProps } from '#registry/contract.ts';
import type { meta, schema } from './schema.ts';

type Data = BlockProps<typeof schema, typeof meta>['data'];

/** Embeds the widget's settings in the page if the partner uses one; its script loads when it is opened. */
export default function ReservationWidget({ data }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const href = useHref();
  const { config, locale, marketing, partner } = usePage();
  if (!config.useWidget) return null;
  const { consultingReservationOnly, isMenuReversed, menuType, positionType, treatmentSelectType } = data;
  const settings: WidgetSettings = {
    url: widgetScriptUrl(data),
    menuType,
    consultingReservationOnly,
    isMenuReversed,
    positionType,
    treatmentSelectType,
    logoSrc: data.logoSrc ?? data.widgetLogoUrl ?? partner.partnerLogoImageUrl,
    colors: colorsOf(data),
    gtmId: marketing.gtmId ?? defaultGtmId,
    languageCode: locale,
    contactUrl: href(widgetFallbackPath),
    completeUrl: href(completeKey),
    failed: t('failed'),
  };
  const attributes = { [settingsAttribute]: JSON.stringify(settings) };
  return <div className="ReservationWidget" hidden {...attributes} />;
}

function colorsOf(data: Data): WidgetColors {
  const colors = {
    gnbBackground: data.gnbBackgroundColor,
    logoutButton: data.logoutButtonColor,
    primary1: data.primary1Color,
    primary2: data.primary2Color,
    primary3: data.primary3Color,
    buttonBackground: data.buttonBackgroundColor,
    buttonText: data.buttonTextColor,
    buttonHover: data.buttonHoverColor,
    buttonHoverText: data.buttonHoverTextColor,
  };
  return Object.fromEntries(Object.entries(colors).filter(([, color]) => color !== undefined));
}
