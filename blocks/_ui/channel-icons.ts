import type { IconName } from './Icon.tsx';

/** The mark of every way to reach the clinic, and of every place where it is found elsewhere. */
export const channelIcons = {
  phone: 'phone',
  visit: 'map-pin',
  chat: 'chat',
  channelTalk: 'chat',
  kakaoTalk: 'kakao',
  naverTalk: 'naver-talk',
  line: 'line',
  whatsapp: 'whatsapp',
  wechat: 'wechat',
  instagram: 'instagram',
  youtube: 'youtube',
  blog: 'blog',
} as const satisfies Record<string, IconName>;
