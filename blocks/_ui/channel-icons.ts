import type { IconName } from './Icon.tsx';

/** The icons of all contact channels and social profiles. */
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
