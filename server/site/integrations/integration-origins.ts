import type { PreparedSite } from '#engine/resolve/prepare-site.ts';
import type { UsedVendor } from '#engine/vendors/used-vendors.ts';
import type { Origins } from '#registry/vendor.ts';
import type { HomepageConfig } from '#schemas/site/homepage-config.ts';
import type { PartnerMarketing } from '#schemas/site/marketing.ts';

/** The declarations of a partner in its site document and info, and the URL of the chat script. */
type Declared = {
  slots: PreparedSite['slots'];
  config: Pick<HomepageConfig, 'useWidget'>;
  marketing: Pick<PartnerMarketing, 'channelTalkId'>;
  vendors?: readonly Pick<UsedVendor, 'origins'>[] | undefined;
  chatScript: string;
};

/**
 * The origins of all third parties that a partner declares. Apart from these, its CSP allows only `IMAGE_ORIGINS` and
 * the players of videos on the page (server/site/pages/page-answers.ts).
 */
export function integrationOrigins(declared: Declared): Origins {
  const vendors = declared.vendors?.map(({ origins }) => origins) ?? [];
  const all = [reservationWidget(declared), customerChat(declared), ...vendors];
  const of = (kind: keyof Origins) => [...new Set(all.flatMap((origins) => origins[kind] ?? []))];
  return {
    script: of('script'),
    style: of('style'),
    connect: of('connect'),
    image: of('image'),
    media: of('media'),
    frame: of('frame'),
  };
}

/** A widget from another origin (docs/integrations.md). */
function reservationWidget({ slots, config }: Declared): Partial<Origins> {
  const { widget } = slots;
  if (!config.useWidget || widget?.kind !== 'block') return {};
  const { widgetUrl } = widget.data as { widgetUrl?: string };
  return everything(widgetUrl);
}

const channelTalk: Partial<Origins> = {
  script: ['https://cdn.channel.io'],
  // It injects its styles into the page; their hashes are not known in advance.
  style: ["'unsafe-inline'"],
  connect: ['https://*.channel.io', 'https://*.channel.app', 'wss://*.channel.io'],
  image: ['https://*.channel.io'],
  media: ['https://cdn.channel.io'],
};

/** Channel Talk as its documentation requires. Another script may load only from its own origin; the demo uses this site's. */
function customerChat({ marketing, chatScript }: Declared): Partial<Origins> {
  if (!marketing.channelTalkId) return {};
  return URL.parse(chatScript)?.hostname === 'cdn.channel.io' ? channelTalk : everything(chatScript);
}

/** Allows the origin of a URL for all kinds; a path belongs to the site itself. */
function everything(address: string | undefined): Partial<Origins> {
  const url = address ? URL.parse(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return {};
  const own = [url.origin];
  return { script: own, connect: own, image: own, frame: own };
}
