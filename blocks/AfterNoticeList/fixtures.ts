import { longParagraph } from '#blocks/_ui/content-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';
import type { AfterNoticeRow, AfterNoticesResponse } from '#schemas/api/after-notices.ts';

const notice = (id: number, change: Partial<AfterNoticeRow> = {}): AfterNoticeRow => ({
  id,
  languageCode: 'ko',
  title: id % 2 ? '초음파 리프팅 후 안내' : '고주파 리프팅 후 안내',
  content: '<p>당일은 얼굴이 달아오를 수 있어요.</p><ul><li>3~5일은 음주를 쉬어 주세요.</li></ul>',
  image: { url: '/files/bomnal/treatment-01.webp', width: 1000, height: 1000, alt: '' },
  productIds: [1],
  ...change,
});
const answer = (rows: AfterNoticeRow[], count = rows.length): AfterNoticesResponse => ({
  rows,
  count,
  page: 1,
  limit: 20,
});
const page = { pageKey: '/after-notices', path: '/after-notices' };

export const fixtures = {
  default: { data: {}, source: answer([notice(1), notice(2)]), ...page },
  minimal: { data: {}, source: answer([]), ...page },
  extreme: {
    data: { title: longWords, description: longParagraph, variant: 'cards', tone: 'alt' },
    source: answer(
      [
        notice(1, {
          title: longWords.ko,
          content: `<p>${longParagraph.ko}</p><table><tbody><tr><td>${longWords.en}</td><td>${longWords.en}</td></tr></tbody></table>`,
        }),
        notice(2, { languageCode: 'ja', title: longWords.ja, image: null }),
        ...Array.from({ length: 18 }, (_, index) => notice(index + 3)),
      ],
      90,
    ),
    ...page,
  },
} satisfies Fixtures;
