import { videoOrigins } from '#engine/domain/video/video-link.ts';
import type { CatalogVendor } from '#schemas/operator/catalog.ts';
import type { RefusedOrigin } from '#schemas/operator/measurement-calls.ts';
import type { PartnerMarketing } from '#schemas/site/marketing.ts';

/** What an operator can do about a refused origin. */
export type Remedy =
  | { do: 'remove-code' }
  | { do: 'ignore-code' }
  | { do: 'set-id'; vendor: string; setting: string }
  | { do: 'nothing'; vendor: string }
  | { do: 'extend'; vendor: string; file: string }
  | { do: 'use-video-block' }
  | { do: 'upload-picture' }
  | { do: 'remove-or-declare' };

type Marketing = Partial<Pick<PartnerMarketing, 'gtmId' | 'trackingIds'>> & Record<string, unknown>;

/** What a directive of the CSP is about; `other` for directives that no declaration can change. */
export const kindOf = (directive: string): Kind =>
  kinds.find(([prefix]) => directive.startsWith(prefix))?.[1] ?? 'other';

export type Kind = 'script' | 'style' | 'connect' | 'image' | 'media' | 'frame' | 'font' | 'form' | 'other';
const kinds: readonly (readonly [prefix: string, kind: Kind])[] = [
  ['script-src', 'script'],
  ['style-src', 'style'],
  ['connect-src', 'connect'],
  ['img-src', 'image'],
  ['media-src', 'media'],
  ['frame-src', 'frame'],
  ['child-src', 'frame'],
  ['font-src', 'font'],
  ['form-action', 'form'],
];

const players = [...videoOrigins, 'https://www.youtube.com', 'https://youtube.com', 'https://vimeo.com'];

/** What to do: which vendor would allow the origin, or that its tag should go. */
export function remedyOf(
  { origin, directive }: Pick<RefusedOrigin, 'origin' | 'directive'>,
  vendors: readonly CatalogVendor[],
  marketing: Marketing,
): Remedy {
  const hasTagManager = Boolean(marketing.gtmId);
  if (origin === 'inline' || origin === 'eval') return { do: hasTagManager ? 'remove-code' : 'ignore-code' };
  const kind = kindOf(directive);
  const of = (vendor: CatalogVendor) => Object.values(vendor.origins).flat();
  const declaring = vendors.filter((vendor) => of(vendor).some((own) => covers(own, origin)));
  const used = declaring.filter((vendor) => isUsed(vendor, marketing));
  const allowing = used.find(({ origins }) => origins[kind]?.some((own) => covers(own, origin)));
  if (allowing) return { do: 'nothing', vendor: allowing.label };
  const [other] = used;
  if (other) return { do: 'extend', vendor: other.label, file: `registry/vendors/${other.name}/vendor.ts` };
  const [known] = declaring;
  if (known) return { do: 'set-id', vendor: known.label, setting: settingOf(known) };
  if (/^https:\/\/([\w-]+\.)*channel\.(io|app)$/.test(origin))
    return { do: 'set-id', vendor: 'Channel Talk', setting: 'marketing.channelTalkId' };
  if (kind === 'frame' && players.includes(origin)) return { do: 'use-video-block' };
  if (kind === 'image' && !hasTagManager) return { do: 'upload-picture' };
  return { do: 'remove-or-declare' };
}

const settingOf = ({ name, fields: [field] }: CatalogVendor): string =>
  `marketing.${field ?? `trackingIds.${name}`}`;

const isUsed = ({ name, fields }: CatalogVendor, marketing: Marketing): boolean =>
  fields.some((field) => Boolean(marketing[field])) || Object.hasOwn(marketing.trackingIds ?? {}, name);

/** Whether a source in a CSP, such as `https://*.example.com`, allows an origin. */
function covers(source: string, origin: string): boolean {
  const [scheme, host] = source.split('://*.');
  if (host === undefined) return source === origin;
  return origin.startsWith(`${scheme}://`) && origin.endsWith(`.${host}`);
}
