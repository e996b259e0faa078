import { z } from 'zod';
import { titled } from '../choice.ts';
import { labeled } from '../labeled.ts';
import { imagePath, localizedText, safeUrl } from '../primitives.ts';
import { channelTitles, socialTitles } from './channel-titles.ts';

/** A configured entry of the floating contact menu (SPEC section 2). */
export const floatingSubButton = z.strictObject({
  title: labeled(localizedText, {
    en: ['Title', 'Text of the button.'],
    ko: ['이름', '버튼에 표시되는 이름입니다.'],
    examples: [{ ko: '시술 상담', en: 'Ask about treatments', ja: '施術のご相談', zh: '项目咨询' }],
  }),
  url: labeled(safeUrl.optional(), {
    en: ['Link', 'Where the button leads.'],
    ko: ['링크', '버튼을 누르면 이동할 곳입니다.'],
    examples: ['/cscenter/contact', 'tel:02-123-4567'],
  }),
  mobileImage: labeled(imagePath.optional(), {
    en: ['Phone icon', 'Icon on phones.'],
    ko: ['모바일 아이콘', '모바일에 표시되는 아이콘입니다.'],
    examples: ['/files/bomnal/icon.webp'],
  }),
  pcImage: labeled(imagePath.optional(), {
    en: ['Computer icon', 'Icon on computers.'],
    ko: ['PC 아이콘', 'PC에 표시되는 아이콘입니다.'],
    examples: ['/files/bomnal/icon.webp'],
  }),
  isReservationConsulting: labeled(z.boolean().default(false), {
    en: ['Opens the reservation', 'Opens the treatment reservation of the widget instead of the link.'],
    ko: ['예약 열기', '링크 대신 위젯의 시술 예약을 엽니다.'],
  }),
});

/** Contact channels whose button appears automatically if the partner has the matching data. */
export const floatingChannels = [
  'blog',
  'instagram',
  'youtube',
  'phone',
  'kakaoTalk',
  'naverTalk',
  'channelTalk',
] as const;
const floatingChannel = titled(z.enum(floatingChannels), {
  ...socialTitles,
  phone: channelTitles.phone,
  kakaoTalk: channelTitles.kakaoTalk,
  naverTalk: channelTitles.naverTalk,
  channelTalk: channelTitles.chat,
});
export type FloatingChannel = z.infer<typeof floatingChannel>;

/** Title and icons of an automatic button that override the defaults. */
const floatingChannelLook = z.strictObject({
  title: labeled(localizedText.optional(), {
    en: ['Title', 'Replaces the name of the channel.'],
    ko: ['이름', '채널의 기본 이름 대신 표시됩니다.'],
    examples: [{ ko: '카카오톡 상담', en: 'Chat on KakaoTalk', ja: 'カカオトーク相談', zh: 'KakaoTalk咨询' }],
  }),
  mobileImage: labeled(imagePath.optional(), {
    en: ['Phone icon', 'Replaces the icon on phones.'],
    ko: ['모바일 아이콘', '모바일에서 기본 아이콘 대신 표시됩니다.'],
    examples: ['/files/bomnal/icon.webp'],
  }),
  pcImage: labeled(imagePath.optional(), {
    en: ['Computer icon', 'Replaces the icon on computers.'],
    ko: ['PC 아이콘', 'PC에서 기본 아이콘 대신 표시됩니다.'],
    examples: ['/files/bomnal/icon.webp'],
  }),
});

export const floatingButtonData = z.strictObject({
  reservationLabel: labeled(localizedText.optional(), {
    en: ['Reservation text', 'Text of the reservation button. Leave it empty for the standard one.'],
    ko: ['예약 버튼 이름', '예약 버튼에 표시되는 글입니다. 비워 두면 기본 문구가 표시됩니다.'],
    examples: [{ ko: '빠른 예약', en: 'Reserve', ja: 'かんたん予約', zh: '快速预约' }],
  }),
  isDefaultOpen: labeled(z.boolean().default(false), {
    en: ['Open at first', 'The list of channels is open when the page opens.'],
    ko: ['펼친 상태로 시작', '페이지가 열릴 때 채널 목록을 펼쳐 둡니다.'],
  }),
  subButtons: labeled(z.array(floatingSubButton).default([]), {
    en: ['More buttons', 'Buttons of your own in the list.'],
    ko: ['추가 버튼', '목록에 직접 넣는 버튼입니다.'],
  }),
  channels: labeled(z.partialRecord(floatingChannel, floatingChannelLook).default({}), {
    en: ['Channels', 'Names and icons of the channels that appear by themselves.'],
    ko: ['채널', '자동으로 표시되는 채널의 이름과 아이콘을 바꿉니다.'],
  }),
});
export type FloatingButtonData = z.infer<typeof floatingButtonData>;
