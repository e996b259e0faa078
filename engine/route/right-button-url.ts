import type { LanguageCode } from '#schemas/primitives.ts';
import { parseRightButtonUrl } from '#schemas/safe-url.ts';
import { localizedHref } from './href.ts';

/** Where widget entries lead when there is no widget to open. */
export const widgetFallbackPath = '/cscenter/contact';

/** A link of the header. `widget`: what the reservation widget opens instead of following `href`. */
type HeaderLink = { href: string; external: boolean; widget?: 'visit' | 'treatment' };

/**
 * The URL of the right button (SPEC section 2): `/…` is internal and gets the language segment, an http URL is left
 * unchanged, anything else gets `http://`. A button for the widget falls back to the contact page.
 * @param fallback URL on the contact page, from `reservePath`
 * @returns undefined if the button has neither URL nor widget, or its URL is unsafe.
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
