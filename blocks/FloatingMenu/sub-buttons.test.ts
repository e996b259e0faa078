import { expect, test } from 'vitest';
import { partnerMarketing } from '#schemas/site/marketing.ts';
import { type FloatingData, subButtons } from './sub-buttons.ts';

const nothing = { isDefaultOpen: false, subButtons: [], channels: {} };
const facts = (marketing: object = {}, tel: string | null = null, useWidget = true) => ({
  partner: { partnerTel: tel, partnerInternationalTelCode: null },
  marketing: partnerMarketing.parse({ partnerId: 1, ...marketing }),
  config: { useWidget },
});
const all = {
  naverBlogUrl: 'https://blog.naver.com/a',
  instagramUrl: 'https://www.instagram.com/a',
  youtubeUrl: 'https://www.youtube.com/@a',
  kakaoTalkUrl: 'https://pf.kakao.com/_a',
  naverTalkTalkUrl: 'https://talk.naver.com/a',
  channelTalkId: 'abc-1',
};

test('every channel of the partner gets a button, in order', () => {
  expect(subButtons(nothing, facts(all, '02-555-0101')).map(({ key, href }) => [key, href])).toEqual([
    ['blog', all.naverBlogUrl],
    ['instagram', all.instagramUrl],
    ['youtube', all.youtubeUrl],
    ['phone', 'tel:+8225550101'],
    ['kakaoTalk', all.kakaoTalkUrl],
    ['naverTalk', all.naverTalkTalkUrl],
    ['channelTalk', undefined],
  ]);
  expect(subButtons(nothing, facts())).toEqual([]);
});

test('Naver Talk falls back to the older URL', () => {
  const [button] = subButtons(nothing, facts({ naverTalkUrl: 'https://talk.naver.com/b' }));
  expect(button?.href).toBe('https://talk.naver.com/b');
});

test('the chat id opens the chat messenger', () => {
  expect(subButtons(nothing, facts({ channelTalkId: 'abc' }))).toMatchObject([{ opens: 'chat' }]);
});

test('an automatic button accepts a custom title and icons', () => {
  const look = { title: '전화 주세요', mobileImage: '/files/a/m.webp', pcImage: '/files/a/p.webp' };
  expect(subButtons({ ...nothing, channels: { phone: look } }, facts({}, '02-1'))).toMatchObject([
    { channel: 'phone', ...look },
  ]);
});

const own = (change: Partial<FloatingData['subButtons'][number]>): FloatingData => ({
  ...nothing,
  subButtons: [{ title: 'a', isReservationConsulting: false, ...change }],
});

test('configured buttons come first and link to their url', () => {
  const buttons = subButtons(own({ url: '/cscenter/faq' }), facts({}, '02-1'));
  expect(buttons.map(({ href }) => href)).toEqual(['/cscenter/faq', 'tel:+8221']);
  expect(buttons[0]).not.toHaveProperty('opens');
});

test('the reservation-consulting flag opens the treatment reservation, and links to the contact page without a widget', () => {
  expect(subButtons(own({ isReservationConsulting: true }), facts())).toMatchObject([
    { opens: 'treatment', href: '/cscenter/contact?wopen=true' },
  ]);
  const [plain] = subButtons(own({ isReservationConsulting: true }), facts({}, null, false));
  expect(plain).toMatchObject({ href: '/cscenter/contact' });
  expect(plain).not.toHaveProperty('opens');
});

test('a button without a target is omitted', () => {
  expect(subButtons(own({}), facts())).toEqual([]);
});
