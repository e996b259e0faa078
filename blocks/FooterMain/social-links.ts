import { contactChannels } from '#engine/domain/partner/contact-channels.ts';
import type { PartnerMarketing } from '#schemas/site/marketing.ts';

/** Social channels and chats that are links, in display order. */
export const socialKinds = [
  'instagram',
  'youtube',
  'blog',
  'kakaoTalk',
  'naverTalk',
  'line',
  'whatsapp',
] as const;
export type SocialKind = (typeof socialKinds)[number];

/** The social links in the partner's marketing facts, in the requested order. */
export function socialLinks(
  marketing: PartnerMarketing,
  kinds: readonly SocialKind[],
): { kind: SocialKind; href: string }[] {
  const partner = { partnerTel: null, partnerInternationalTelCode: null };
  const chat = (kind: 'kakaoTalk' | 'naverTalk' | 'line' | 'whatsapp') =>
    contactChannels({ partner, marketing }, [kind])[0]?.href;
  const hrefs: Record<SocialKind, string | null | undefined> = {
    instagram: marketing.instagramUrl,
    youtube: marketing.youtubeUrl,
    blog: marketing.naverBlogUrl,
    kakaoTalk: chat('kakaoTalk'),
    naverTalk: chat('naverTalk'),
    line: chat('line'),
    whatsapp: chat('whatsapp'),
  };
  return kinds.flatMap((kind) => {
    const href = hrefs[kind];
    return href ? [{ kind, href }] : [];
  });
}
