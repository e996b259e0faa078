import type { ContentInput } from './content.ts';

/** The current time in tests. */
export const noon = Date.parse('2026-06-15T12:00:00+09:00');

const text = (ko: string, en?: string, zh?: string) => ({ ko, ...(en && { en }), ...(zh && { zh }) });
const html = (ko: string, en?: string) => text(`<p>${ko}</p>`, en && `<p>${en}</p>`);
const created = (day: string) => `${day}T10:00:00+09:00`;

export const clinic = {
  id: 1,
  code: 'han',
  languages: ['ko', 'en', 'zh'],
  isCdnFavicon: true,
  partner: {
    logo: 'one',
    partnerName: text('한의원', 'Han Clinic'),
    displayName: text('한의원 강남', 'Han Clinic Gangnam'),
    partnerAddress: text('서울', 'Seoul'),
    partnerCopyRight: text('© 한의원'),
    partnerTel: '02-555-0101',
    lat: 37.5,
    lng: 127,
    wayToPartnerBySubway: [{ line: text('2호선', 'Line 2'), station: text('강남역', 'Gangnam'), exit: '3' }],
  },
  hours: {
    operationTimeType: 'weekWeekend',
    mondayOpen: '10:00',
    mondayClose: '19:00',
    saturdayOpen: '10:00',
    saturdayClose: '15:00',
    saturdayLunchStart: '12:00',
    saturdayLunchEnd: '12:30',
    lunchStart: '13:00',
    lunchEnd: '14:00',
  },
  marketing: { kakaoTalkUrl: 'https://pf.kakao.com/_han' },
  config: { seoTitle: text('한의원', 'Han'), useWidget: true, useMedicalCharge: true },
  pages: [
    { path: '/introduce', title: text('소개', 'About'), keywords: [text('의사', 'doctor')], image: 'two' },
  ],
};

const option = (name: string, price: number | null, more = {}) => ({
  name: text(name, `${name} en`),
  price,
  ...more,
});

function product(id: number, name: [string, string?], options: unknown[], more = {}) {
  return {
    id,
    categoryIds: [2],
    name: text(...name),
    summary: text(`${name[0]} 요약`, name[1] && `${name[1]} summary`),
    image: 'one',
    description: html('설명', 'Description'),
    options,
    createdAt: created(`2026-01-${String(id).padStart(2, '0')}`),
    ...more,
  };
}

export const clinicFiles = (): ContentInput => ({
  partner: clinic,
  categories: {
    rows: [
      { id: 1, name: text('피부', 'Skin'), icon: 'two' },
      { id: 2, parentId: 1, name: text('리프팅', 'Lifting') },
      { id: 3, kind: 'concern', name: text('주름', 'Wrinkles') },
    ],
  },
  products: {
    rows: [
      product(
        1,
        ['울쎄라', 'Ultherapy'],
        [option('300샷', 900, { originalPrice: 1200 }), option('600샷', 1700)],
        {
          popularity: 5,
          tags: [text('탄력', 'Firmness')],
          relatedIds: [2],
          images: ['one', 'two'],
        },
      ),
      product(2, ['보톡스', 'Botox'], [option('이마', 500)], { popularity: 9, categoryIds: [2, 3] }),
      product(
        3,
        ['상담 시술', 'Consultation'],
        [option('맞춤', null, { isConsultationRequired: true, isReservable: false })],
      ),
      product(4, ['한국어만'], [option('한 번', 700)], { categoryIds: [3] }),
      product(5, ['100% 필러_A', '100% Filler_A'], [option('1cc', 800, { isVatIncluded: false })]),
    ],
  },
  events: {
    rows: [
      event(1, '공개', { isAlways: true }, [{ productId: 5, option: 1, price: 400 }]),
      event(2, '비밀', { isAlways: true, isSecret: true }, [{ productId: 1, option: 1, price: 100 }]),
      event(3, '끝난', span('2026-01-01', '2026-02-01'), [{ productId: 2, option: 1, price: 1 }]),
      event(4, '다가올', span('2026-12-01', '2026-12-31'), [{ productId: 2, option: 1, price: 2 }]),
    ],
  },
  exhibitions: {
    rows: [
      exhibition(1, '끝난 기획전', 'Ended', span('2026-01-01', '2026-02-01'), [1]),
      exhibition(2, '여름 기획전', 'Summer', span('2026-06-01', '2026-07-01'), [2, 1]),
      exhibition(3, '상시 기획전', 'Always', { isAlways: true }, [1, 5]),
      exhibition(4, '겨울 기획전', 'Winter', span('2026-12-01', '2026-12-31'), [3]),
      exhibition(5, '더 최근에 끝난 기획전', 'Ended later', span('2026-03-01', '2026-04-01'), []),
    ],
  },
  notices: {
    rows: [1, 2, 3, 4].map((id) => ({
      id,
      title: text(`공지 ${id}`, id === 4 ? undefined : `Notice ${id}`),
      content: html(`내용 ${id}`, `Content ${id}`),
      isPinned: id === 2,
      createdAt: created(`2026-03-0${id}`),
    })),
  },
  faqs: {
    categories: [
      { id: 1, name: text('예약', 'Reservation') },
      { id: 2, name: text('비용') },
    ],
    rows: [
      { id: 1, categoryId: 1, question: text('당일 예약?', 'Today?'), answer: html('네', 'Yes') },
      { id: 2, categoryId: 2, question: text('얼마?', 'How much?'), answer: html('상담', 'Ask') },
    ],
  },
  employees: {
    rows: [
      {
        id: 1,
        name: text('김봄', 'Kim Bom'),
        position: text('원장', 'Director'),
        isDoctor: true,
        image: 'two',
        careers: [text('전문의', 'Specialist')],
        history: [{ period: '2019–2023', text: text('과장', 'Head') }],
        weeklySchedule: { tuesday: 'all', wednesday: 'am', saturday: 'pm', sunday: 'all' },
      },
      { id: 2, name: text('이하나'), position: text('실장'), image: 'one', weeklySchedule: {} },
    ],
  },
  boards: {
    types: [{ id: 1, name: text('이야기', 'Stories'), view: 'gallery' }],
    rows: [1, 2].map((id) => ({
      id,
      boardTypeId: 1,
      title: text(`소식 ${id}`, `News ${id}`),
      content: html('소식', 'News'),
      image: 'one',
      images: ['one'],
      createdAt: created(`2026-02-0${id}`),
    })),
  },
  'customer-boards': {
    types: [{ id: 11, name: text('상담', 'Ask us') }],
    rows: [
      article(1, { title: '첫 글', content: '공개 내용 <b>그대로</b>', password: 'spring12' }),
      article(2, { title: '비밀 글', content: '숨은 내용', password: 'secret!!', isPrivate: true, answer }),
      article(3, { title: '고정 글', content: '안내', password: 'spring12', isPinned: true }),
    ],
  },
  popups: {
    rows: [
      popup(1, { endAt: '2026-06-15T00:00:00+09:00' }),
      popup(2, { startAt: '2026-06-01T00:00:00+09:00', mobileRatio: '1:1' }),
      popup(3, {}, { ko: 'one', en: 'two' }),
    ],
  },
  terms: {
    rows: ['2026-01-01', '2026-06-15', '2026-06-16'].map((effectiveDate, index) => ({
      id: index + 1,
      type: 'privacy-policy',
      title: text(`방침 ${effectiveDate}`, `Policy ${effectiveDate}`),
      content: html('방침', 'Policy'),
      effectiveDate,
    })),
  },
  'after-notices': {
    rows: [
      { id: 1, title: text('리프팅 후', 'After lifting'), content: html('사우나', 'Sauna'), productIds: [1] },
      { id: 2, title: text('보톡스 후', 'After botox'), content: html('눕지', 'Lying'), image: 'one' },
    ],
  },
  brandings: {
    rows: [
      {
        id: 1,
        title: text('철학', 'Beliefs'),
        sections: [{ title: text('시간', 'Time'), content: html('하나', 'One'), image: 'two' }],
      },
    ],
  },
  'medical-charges': {
    updatedAt: '2026-03-01',
    notice: html('안내', 'Notice'),
    rows: [
      { id: 9, name: text('울쎄라', 'Ultherapy'), unit: text('1회', 'once'), price: [900, 1700] },
      { id: 2, kind: 'certificate', name: text('진단서', 'Certificate'), price: 200, vat: 'exempt' },
    ],
  },
  schedules: {
    rows: [
      { id: 1, kind: 'closure', title: text('휴가', 'Holidays'), date: '2026-08-01', endDate: '2026-08-05' },
      {
        id: 2,
        kind: 'special',
        title: text('단축', 'Short'),
        date: '2026-07-01',
        openAt: '10:00',
        closeAt: '14:00',
      },
    ],
  },
});

const answer = { name: '상담실', content: '<p>네</p>', createdAt: created('2026-02-05') };

function span(from: string, to: string) {
  return { startAt: `${from}T00:00:00+09:00`, endAt: `${to}T00:00:00+09:00` };
}

function event(id: number, title: string, limits: object, prices: object[]) {
  return { id, title: text(title, `Event ${id}`), prices, ...limits };
}

function exhibition(id: number, ko: string, en: string, limits: object, productIds: number[]) {
  return { id, title: text(ko, en), image: 'one', description: html(ko, en), productIds, ...limits };
}

function article(id: number, more: object) {
  const writer = { name: '이하나', phoneNumber: '010-0000-0000', email: 'hana@example.com' };
  return {
    id,
    boardTypeId: 11,
    languageCode: 'ko',
    ...writer,
    createdAt: created(`2026-02-0${id}`),
    ...more,
  };
}

function popup(id: number, more: object, image: object | string = 'one') {
  return { id, items: [{ title: text(`팝업 ${id}`, `Popup ${id}`), image }], ...more };
}
