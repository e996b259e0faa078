import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';
import type { TermResponse } from '#schemas/api/term.ts';

const term = (title: string, content: string): TermResponse => ({
  row: { type: 'terms-of-service', languageCode: 'ko', title, content, effectiveDate: '2026-01-01' },
});
const article = (number: number, title: string, text: string) =>
  `<h2>제${number}조 (${title})</h2><p>${text}</p>`;
const page = { pageKey: '/terms/terms-of-service', path: '/terms/terms-of-service' };

export const fixtures = {
  default: {
    data: {},
    source: term(
      '이용약관',
      ['목적', '정의', '약관의 게시와 개정', '서비스의 제공']
        .map((title, index) =>
          article(index + 1, title, '이 약관은 병원이 제공하는 서비스의 이용 조건과 절차를 정합니다.'),
        )
        .join(''),
    ),
    ...page,
  },
  minimal: { data: {}, source: term('이용약관', '<p>준비 중입니다.</p>'), ...page },
  extreme: {
    data: {},
    source: term(
      longWords.ko,
      Array.from({ length: 40 }, (_, index) => article(index + 1, longWords.ko, longWords.en.repeat(8))).join(
        '',
      ),
    ),
    ...page,
  },
} satisfies Fixtures;
