import { z } from 'zod';
import { id, orNull, safeUrl } from '../primitives.ts';

// These become parts of script addresses, so only ids are accepted.
const plainId = z.string().regex(/^[\w.-]{1,80}$/, 'expected an id');
const account = z.string().min(1).max(120);

const fields = {
  kakaoTalkUrl: safeUrl,
  youtubeUrl: safeUrl,
  instagramUrl: safeUrl,
  naverBlogUrl: safeUrl,
  channelTalkId: plainId,
  naverTalkTalkUrl: safeUrl,
  naverTalkUrl: safeUrl,
  gtmId: z.string().regex(/^GTM-[A-Z0-9]+$/, 'expected GTM-…'),
  ga4Id: z.string().regex(/^G-[A-Z0-9]+$/, 'expected G-…'),
  domainUrl: safeUrl.describe("Public address of the partner's site."),
  naverDomainCheckHtml: z.string().describe('A meta tag, of which only name and content are used.'),
  naverConversionTrackingId: plainId,
  metaConversionTrackingId: plainId,
  kakaoPixelConversionTrackingId: plainId,
  wechatId: account,
  lineId: account,
  whatsappId: account,
};

/** Marketing info from the operator: a malformed link or id is an error. */
export const marketingSettings = z.strictObject(fields).partial();

/** Social channels, chat and tracking of the partner (SPEC section 3). A malformed link or id reads as null. */
export const partnerMarketing = z.object({ partnerId: id, ...eachOrNull(fields) });
export type PartnerMarketing = z.infer<typeof partnerMarketing>;

function eachOrNull<Fields extends Record<string, z.ZodType>>(schemas: Fields) {
  const entries = Object.entries(schemas).map(([name, schema]) => [name, orNull(schema)]);
  return Object.fromEntries(entries) as { [Name in keyof Fields]: ReturnType<typeof orNull<Fields[Name]>> };
}
