import type { PreparedSite } from '#engine/resolve/prepare-site.ts';
import type { HomepageConfig } from '#schemas/site/homepage-config.ts';
import type { PartnerMarketing } from '#schemas/site/marketing.ts';

/** What a page may load besides its own, by what it loads: origins, and `'unsafe-inline'` for styles where it must be. */
export type Origins = Record<'script' | 'style' | 'connect' | 'image' | 'media' | 'frame', readonly string[]>;

/** What a partner declares, its site document and its facts, and where the chat's script is. */
export type Declared = {
  slots: PreparedSite['slots'];
  config: Pick<HomepageConfig, 'useWidget'>;
  marketing: Pick<PartnerMarketing, 'channelTalkId'> & Partial<Pick<PartnerMarketing, 'gtmId' | 'ga4Id'>>;
  chatScript: string;
};

/** One entry per third party. A partner that declares none of them has none of their origins in its policy. */
const integrations: readonly ((declared: Declared) => Partial<Origins>)[] = [
  reservationWidget,
  customerChat,
  siteAnalytics,
];

/** The origins of all third parties that a partner declares. */
export function integrationOrigins(declared: Declared): Origins {
  const all = integrations.map((origins) => origins(declared));
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

/** A widget from another address than this site's own (docs/integrations.md). */
function reservationWidget({ slots, config }: Declared): Partial<Origins> {
  const { widget } = slots;
  if (!config.useWidget || widget?.kind !== 'block') return {};
  const { widgetUrl } = widget.data as { widgetUrl?: string };
  return everything(widgetUrl);
}

const channelTalk: Partial<Origins> = {
  script: ['https://cdn.channel.io'],
  // It writes its styles into the page; no hash can be known before.
  style: ["'unsafe-inline'"],
  connect: ['https://*.channel.io', 'https://*.channel.app', 'wss://*.channel.io'],
  image: ['https://*.channel.io'],
  media: ['https://cdn.channel.io'],
};

/** Channel Talk as its documentation asks; another script may load from its own origin alone, and the demo is this site's own. */
function customerChat({ marketing, chatScript }: Declared): Partial<Origins> {
  if (!marketing.channelTalkId) return {};
  return URL.parse(chatScript)?.hostname === 'cdn.channel.io' ? channelTalk : everything(chatScript);
}

const google: Partial<Origins> = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};

/** Tag manager and analytics as their documentation asks. What a tag manager brings beyond them does not load. */
function siteAnalytics({ marketing: { gtmId, ga4Id } }: Declared): Partial<Origins> {
  return gtmId || ga4Id ? google : {};
}

/** The origin of an address for all that its script may load; a path is of the site itself. */
function everything(address: string | undefined): Partial<Origins> {
  const url = address ? URL.parse(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return {};
  const own = [url.origin];
  return { script: own, connect: own, image: own, frame: own };
}
