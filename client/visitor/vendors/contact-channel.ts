import type { ContactChannel } from '#schemas/site/site-event.ts';

const byScheme: Record<string, ContactChannel> = {
  'tel:': 'phone',
  'sms:': 'sms',
  'mailto:': 'email',
  'kakaotalk:': 'kakaotalk',
  'weixin:': 'wechat',
};
const byHost: Record<string, ContactChannel> = {
  'pf.kakao.com': 'kakaotalk',
  'open.kakao.com': 'kakaotalk',
  'talk.naver.com': 'naver-talktalk',
  'line.me': 'line',
  'lin.ee': 'line',
  'wa.me': 'whatsapp',
  'api.whatsapp.com': 'whatsapp',
  'u.wechat.com': 'wechat',
};

/** The way of contact that a click chose; undefined if it chose none. The number or account itself is not reported. */
export function contactChannel(target: Element): ContactChannel | undefined {
  if (target.closest('[data-chat]')) return 'channel-talk';
  const link = target.closest('a');
  const url = link ? URL.parse(link.href) : null;
  return url ? (byScheme[url.protocol] ?? byHost[url.hostname]) : undefined;
}
