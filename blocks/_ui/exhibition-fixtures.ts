import type { ExhibitionRow } from '#schemas/api/exhibitions.ts';
import { longWords } from './product-fixtures.ts';

const titles = ['11월 리프팅 페스타', '첫 방문 고객 혜택', '수험생 피부 응원', '연말 탄력 패키지'];

/** A special event as the backend lists it. */
export function exhibitionFixture(id: number, change: Partial<ExhibitionRow> = {}): ExhibitionRow {
  return {
    id,
    languageCode: 'ko',
    title: titles[(id - 1) % titles.length] as string,
    summary: '이달에 가장 많이 찾는 시술을 한 번에 모았습니다.',
    image: { url: `/files/bomnal/exhibition-${id}.webp`, width: 1600, height: 900, alt: '' },
    productCount: 6,
    lowestPrice: { price: 59_000, originalPrice: 99_000, currency: 'KRW', isVatIncluded: true },
    startAt: '2026-01-01T00:00:00+09:00',
    endAt: '2099-12-31T23:59:59+09:00',
    isAlways: false,
    state: 'ongoing',
    ...change,
  };
}

const always = { startAt: null, endAt: null, isAlways: true, state: 'always' } as const;
const ended = {
  startAt: '2025-01-01T00:00:00+09:00',
  endAt: '2025-02-01T00:00:00+09:00',
  state: 'ended',
} as const;
const upcoming = {
  startAt: '2098-01-01T00:00:00+09:00',
  endAt: '2098-02-01T00:00:00+09:00',
  state: 'upcoming',
} as const;

/** Two running events, one that always runs, one upcoming and two ended. */
export function exhibitionsFixture() {
  const rows = [
    exhibitionFixture(1),
    exhibitionFixture(2, always),
    exhibitionFixture(3),
    exhibitionFixture(4, upcoming),
    exhibitionFixture(5, ended),
    exhibitionFixture(6, ended),
  ];
  return { rows, count: rows.length, page: 1, limit: 20 };
}

/** Events that are hard to lay out. */
export function extremeExhibitions() {
  const rows = [
    exhibitionFixture(1, { title: longWords.ko, summary: longWords.ko }),
    exhibitionFixture(2, { ...always, title: longWords.en, languageCode: 'en', image: null, summary: null }),
    exhibitionFixture(3, { title: longWords.ja, languageCode: 'ja', endAt: null }),
    exhibitionFixture(4, { ...ended, title: longWords.zh, languageCode: 'zh', image: null }),
    ...Array.from({ length: 16 }, (_, index) => exhibitionFixture(index + 5, index % 2 ? ended : {})),
  ];
  return { rows, count: 400, page: 9, limit: 20 };
}
