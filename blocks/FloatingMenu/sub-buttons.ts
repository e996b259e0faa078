import { telHref } from '#engine/domain/partner/tel-href.ts';
import { widgetFallbackPath } from '#engine/route/right-button-url.ts';
import type { Text } from '#schemas/layout/text.ts';
import {
  type FloatingButtonData,
  type FloatingChannel,
  floatingChannels,
} from '#schemas/site/floating-button.ts';
import type { PartnerMarketing } from '#schemas/site/marketing.ts';
import type { PartnerInfo } from '#schemas/site/partner.ts';

type Look = { title?: Text | undefined; mobileImage?: string | undefined; pcImage?: string | undefined };
type Configured = Look & { title: Text; url?: string | undefined; isReservationConsulting: boolean };

/** The block's data, with its texts in the page's language. */
export type FloatingData = Omit<FloatingButtonData, 'reservationLabel' | 'subButtons' | 'channels'> & {
  reservationLabel?: Text | undefined;
  subButtons: Configured[];
  channels: Partial<Record<FloatingChannel, Look | undefined>>;
};

/** A menu entry: a link, a link that opens the widget, or a button that opens the chat. */
export type SubButton = Look & { key: string; channel?: FloatingChannel } & (
    | { href: string; opens?: 'treatment' }
    | { href?: undefined; opens: 'chat' }
  );

type Facts = {
  partner: Pick<PartnerInfo, 'partnerTel' | 'partnerInternationalTelCode'>;
  marketing: PartnerMarketing;
  config: { useWidget: boolean };
};

/** The floating menu's entries: the configured ones, then one for each channel of the partner (SPEC section 2). */
export function subButtons(data: FloatingData, facts: Facts): SubButton[] {
  return [
    ...data.subButtons.flatMap((button, index) => configured(button, `own-${index}`, facts)),
    ...floatingChannels.flatMap((channel) => automatic(channel, data.channels[channel], facts)),
  ];
}

function configured(
  { url, isReservationConsulting, ...look }: Configured,
  key: string,
  facts: Facts,
): SubButton[] {
  if (isReservationConsulting && facts.config.useWidget)
    return [{ ...look, key, href: `${widgetFallbackPath}?wopen=true`, opens: 'treatment' }];
  const href = url ?? (isReservationConsulting ? widgetFallbackPath : undefined);
  return href ? [{ ...look, key, href }] : [];
}

function automatic(
  channel: FloatingChannel,
  look: Look | undefined,
  { partner, marketing }: Facts,
): SubButton[] {
  if (channel === 'channelTalk')
    return marketing.channelTalkId ? [{ ...look, key: channel, channel, opens: 'chat' }] : [];
  const href = {
    blog: marketing.naverBlogUrl,
    instagram: marketing.instagramUrl,
    youtube: marketing.youtubeUrl,
    phone: telHref(partner.partnerTel, partner.partnerInternationalTelCode),
    kakaoTalk: marketing.kakaoTalkUrl,
    naverTalk: marketing.naverTalkTalkUrl ?? marketing.naverTalkUrl,
  }[channel];
  return href ? [{ ...look, key: channel, channel, href }] : [];
}
