import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import type { BlockComponent } from '#registry/contract.ts';
import type { ReservationSuccess } from '#schemas/site/client-state.ts';
import ReservationComplete from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { Receipt } from './Receipt.tsx';

const success: ReservationSuccess = {
  reservationDetail: 'Lifting 300 shots and 1 more',
  reservedAt: '2026-06-17T01:00:00.000Z',
  partnerName: 'Han Clinic Gangnam',
  partnerAddress: 'Seoul',
  customerName: 'Hana Kim',
  customerPhone: '010-1000-0001',
  reservationProductOptions: [
    {
      productId: 3,
      optionId: 301,
      productName: 'Lifting',
      optionName: '300 shots',
      price: 50_000,
      quantity: 2,
    },
    { productId: 4, optionId: 401, productName: 'Filler', optionName: '1cc', price: null, quantity: 1 },
  ],
  isIncludeVat: false,
  isSend: false,
  isReservationConfirm: false,
};
const Shown: BlockComponent = ({ data }) => <Receipt id="r" success={data} notice={undefined} />;
const partner = { partnerTel: '02-555-0101', partnerInternationalTelCode: '+82' };
const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const markup = (change: Partial<ReservationSuccess> = {}, config = {}) =>
  renderForTest(
    { component: Shown, messages },
    { data: { ...success, ...change }, config, page: { partner: partner as never } },
  ).html;
const receipt = (...given: Parameters<typeof markup>) => text(markup(...given));

test('the success page shows what was reserved, by whom, where and when in the clinic’s time zone', () => {
  const shown = receipt();
  for (const fact of [
    'Lifting 300 shots and 1 more',
    '2026/06/17 (10:00)',
    'Han Clinic Gangnam',
    'Seoul',
    'Hana Kim',
    '010-1000-0001',
    'Lifting 300 shots × 2',
    '₩100,000 VAT excluded',
    'Consultation',
    '02-555-0101',
  ])
    expect(shown).toContain(fact);
});

test('the address of the clinic does not break within its names and numbers', () => {
  const html = markup({ partnerAddress: '27 Bomnal-ro, Seoul' });
  expect(html).toContain('27 <span class="u-name">Bomnal-ro,</span> Seoul');
});

test('a treatment reserved at the price of an event names the event, in its own language', () => {
  const [option] = success.reservationProductOptions;
  const ofEvent = (languageCode: 'en' | 'ko', titleLanguage?: 'en' | 'ko') => ({
    reservationProductOptions: option
      ? [
          { ...option, languageCode, event: { id: 4, title: '가을 축제', languageCode: titleLanguage } },
          { ...option, languageCode },
        ]
      : [],
  });
  expect(receipt(ofEvent('en')).match(/Event · +가을 축제/g)).toHaveLength(1);
  expect(markup(ofEvent('ko'))).toContain('<span>Event · </span><span lang="ko">가을 축제</span>');
  expect(markup(ofEvent('en', 'ko'))).toContain('<span lang="ko">가을 축제</span>');
  expect(markup(ofEvent('ko', 'en'))).not.toContain('<span lang="ko">가을 축제</span>');
  expect(receipt()).not.toContain('Event ·');
});

test('a reservation confirmed by the clinic is marked so, and a sent message is mentioned', () => {
  expect(receipt()).toContain('We have received your reservation');
  expect(receipt()).not.toContain('We have sent you a message');
  const confirmed = receipt({ isReservationConfirm: true, isSend: true });
  expect(confirmed).toContain('Your reservation is confirmed');
  expect(confirmed).toContain('We have sent you a message');
});

test('a reservation in another language than the page’s is marked with it', () => {
  expect(markup({ languageCode: 'en' })).not.toContain('lang=');
  const [option] = success.reservationProductOptions;
  const shown = markup({
    languageCode: 'ja',
    partnerName: 'ハン医院',
    reservationProductOptions: option ? [{ ...option, productName: '리프팅', languageCode: 'ko' }] : [],
  });
  expect(shown).toContain('<dd lang="ja">ハン医院</dd>');
  expect(shown).toContain('<span lang="ko">리프팅');
  expect(shown).toContain('<dd>Hana Kim</dd>');
});

test('the total mentions prices set in the consultation, and there is none without another price', () => {
  const [priced, open] = success.reservationProductOptions;
  const note = 'Prices that are set in the consultation are not included.';
  const of = (...options: (typeof priced)[]) =>
    receipt({ reservationProductOptions: options.filter((one) => one !== undefined) });
  expect(of(priced, open)).toContain(`₩100,000 VAT excluded ${note}`);
  expect(of(priced)).not.toContain(note);
  expect(of(open)).toContain('Filler 1cc Consultation');
  expect(of(open)).not.toMatch(/₩|VAT|Estimated/);
});

test('a site without prices shows none on the success page', () => {
  expect(receipt({}, { hasPriceView: false })).not.toMatch(/₩|VAT/);
});

test('the server makes no claim: it sends the text for a visit without a reservation', () => {
  const { html } = renderForTest({ component: ReservationComplete, messages }, { data: { links: [] } });
  expect(html).toContain('aria-busy="true"');
  expect(text(html)).toContain('There is no reservation to show');
});
