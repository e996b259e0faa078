import { expect, test } from 'vitest';
import { contactChannels } from './contact-channels.ts';

const partner = { partnerTel: '02-555-0100', partnerInternationalTelCode: null };
const none = {
  kakaoTalkUrl: null,
  naverTalkTalkUrl: null,
  naverTalkUrl: null,
  channelTalkId: null,
  lineId: null,
  whatsappId: null,
  wechatId: null,
};

test('only channels in the facts are offered', () => {
  expect(contactChannels({ partner, marketing: none })).toEqual([
    { kind: 'phone', href: 'tel:+8225550100', value: '02-555-0100' },
  ]);
  expect(contactChannels({ partner: { ...partner, partnerTel: null }, marketing: none })).toEqual([]);
});

test('the requested order is preserved', () => {
  const marketing = { ...none, kakaoTalkUrl: 'https://pf.kakao.com/_a', channelTalkId: 'abc' };
  const kinds = contactChannels({ partner, marketing }, ['chat', 'line', 'kakaoTalk', 'phone']).map(
    (c) => c.kind,
  );
  expect(kinds).toEqual(['chat', 'kakaoTalk', 'phone']);
});

test('Naver Talk Talk is preferred to the older Naver Talk', () => {
  const marketing = { ...none, naverTalkUrl: 'https://old', naverTalkTalkUrl: 'https://talk.naver.com/x' };
  expect(contactChannels({ partner, marketing }, ['naverTalk'])[0]?.href).toBe('https://talk.naver.com/x');
});

test('messenger ids become links, WeChat stays an id', () => {
  const marketing = { ...none, lineId: '@clinic', whatsappId: '+82 10-1234-5678', wechatId: 'clinic_cn' };
  expect(contactChannels({ partner, marketing }, ['line', 'whatsapp', 'wechat'])).toEqual([
    { kind: 'line', href: 'https://line.me/R/ti/p/%40clinic', value: '@clinic' },
    { kind: 'whatsapp', href: 'https://wa.me/821012345678', value: '+82 10-1234-5678' },
    { kind: 'wechat', value: 'clinic_cn' },
  ]);
});

test('the digits of a WhatsApp number are shown as an international number', () => {
  const marketing = { ...none, whatsappId: '8225550100' };
  expect(contactChannels({ partner, marketing }, ['whatsapp'])).toEqual([
    { kind: 'whatsapp', href: 'https://wa.me/8225550100', value: '+82 2-555-0100' },
  ]);
});
