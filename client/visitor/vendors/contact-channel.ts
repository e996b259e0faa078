import type { Click } from '#engine/browser/events/event-stream.ts';
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
export function contactChannel({ isChat, href }: Pick<Click, 'isChat' | 'href'>): ContactChannel | undefined {
  if (isChat) return 'channel-talk';
  try {
    // Not `URL.parse`, which the oldest browsers lack.
    const { protocol, hostname } = new URL(href ?? '');
    return byScheme[protocol] ?? byHost[hostname];
  } catch {
    return undefined;
  }
}
