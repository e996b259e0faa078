import type { PartnerMarketing } from '#schemas/site/marketing.ts';
import type { PartnerInfo } from '#schemas/site/partner.ts';
import { internationalNumber } from './international-number.ts';
import { telHref } from './tel-href.ts';

/** Ways to reach a clinic. `chat` is Channel Talk, which opens in the page. */
export const channelKinds = [
  'phone',
  'kakaoTalk',
  'naverTalk',
  'chat',
  'line',
  'whatsapp',
  'wechat',
] as const;
export type ChannelKind = (typeof channelKinds)[number];

/** `href` is missing for channels without a link: a script opens the chat, and WeChat is found by id. */
export type Channel = { kind: ChannelKind; href?: string; value?: string };

type Facts = {
  partner: Pick<PartnerInfo, 'partnerTel' | 'partnerInternationalTelCode'>;
  marketing: Pick<
    PartnerMarketing,
    | 'kakaoTalkUrl'
    | 'naverTalkTalkUrl'
    | 'naverTalkUrl'
    | 'channelTalkId'
    | 'lineId'
    | 'whatsappId'
    | 'wechatId'
  >;
};

/** The contact channels in the partner's facts, in the requested order. */
export function contactChannels(
  { partner, marketing }: Facts,
  kinds: readonly ChannelKind[] = channelKinds,
): Channel[] {
  const tel = telHref(partner.partnerTel, partner.partnerInternationalTelCode);
  const naver = marketing.naverTalkTalkUrl ?? marketing.naverTalkUrl;
  const whatsapp = marketing.whatsappId?.replace(/\D/g, '');
  const found: Record<ChannelKind, Channel | false> = {
    phone: tel !== undefined && { kind: 'phone', href: tel, value: partner.partnerTel ?? '' },
    kakaoTalk: marketing.kakaoTalkUrl !== null && { kind: 'kakaoTalk', href: marketing.kakaoTalkUrl },
    naverTalk: naver !== null && { kind: 'naverTalk', href: naver },
    chat: marketing.channelTalkId !== null && { kind: 'chat', value: marketing.channelTalkId },
    line: Boolean(marketing.lineId) && {
      kind: 'line',
      href: `https://line.me/R/ti/p/${encodeURIComponent(marketing.lineId ?? '')}`,
      value: marketing.lineId ?? '',
    },
    whatsapp: Boolean(whatsapp) && {
      kind: 'whatsapp',
      href: `https://wa.me/${whatsapp}`,
      value: internationalNumber(marketing.whatsappId ?? '', partner),
    },
    wechat: Boolean(marketing.wechatId) && { kind: 'wechat', value: marketing.wechatId ?? '' },
  };
  return kinds.map((kind) => found[kind]).filter((channel) => channel !== false);
}
