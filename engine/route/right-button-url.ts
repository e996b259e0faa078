import type { LanguageCode } from '#schemas/primitives.ts';
import { parseRightButtonUrl } from '#schemas/safe-url.ts';
import { localizedHref } from './href.ts';

/** Where widget entries lead while no widget is there to open. */
export const widgetFallbackPath = '/cscenter/contact';

/** A link of the header: `widget` names what the reservation widget opens in place of following `href`. */
export type HeaderLink = { href: string; external: boolean; widget?: 'visit' | 'treatment' };

/**
 * The address of the right button (SPEC section 2): `/…` is internal and gets the language segment, an address
 * with http is used as is, anything else gets `http://`. A button for the widget falls back to the contact page.
 * @param fallback where on it, by `reservePath`
 * @returns undefined when the button leads nowhere: it has neither address nor widget, or its address is unsafe.
 */
export function rightButtonLink(
  button: { buttonUrl?: string | undefined; useWidget?: 'visit' | 'treatment' | undefined },
  locale: LanguageCode,
  mainLocale: LanguageCode,
  fallback: string = widgetFallbackPath,
): HeaderLink | undefined {
  const own = button.useWidget && button.buttonUrl === widgetFallbackPath ? undefined : button.buttonUrl;
  const url = parseRightButtonUrl(own ?? (button.useWidget ? fallback : ''));
  if (!url) return undefined;
  const href = url.kind === 'internal' ? localizedHref(url.href, locale, mainLocale) : url.href;
  const link = { href, external: url.kind === 'external' };
  return button.useWidget ? { ...link, widget: button.useWidget } : link;
}
