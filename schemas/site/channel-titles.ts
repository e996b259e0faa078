/** Titles of the channels by which visitors reach a clinic. */
export const channelTitles = {
  phone: ['Phone', '전화'],
  kakaoTalk: ['KakaoTalk', '카카오톡'],
  naverTalk: ['Naver TalkTalk', '네이버 톡톡'],
  chat: ['Channel Talk', '채널톡'],
  line: ['LINE', '라인'],
  whatsapp: ['WhatsApp', '왓츠앱'],
  wechat: ['WeChat', '위챗'],
} as const;

/** Titles of the pages of a clinic on other services. */
export const socialTitles = {
  instagram: ['Instagram', '인스타그램'],
  youtube: ['YouTube', '유튜브'],
  blog: ['Blog', '블로그'],
} as const;
