import { pictureFixture } from '#blocks/_ui/content-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';
import type { BrandingRow, BrandingsResponse } from '#schemas/api/brandings.ts';

const story = (id: number, change: Partial<BrandingRow> = {}): BrandingRow => ({
  id,
  languageCode: 'ko',
  title: ['피부에 봄이 오는 순간', '덜어 내는 용기', '봄날이라는 이름'][(id - 1) % 3] as string,
  summary: '봄날의원이 진료하는 이유',
  image: { ...pictureFixture('branding-1'), alt: '' },
  ...change,
});
const answer = (rows: BrandingRow[]): BrandingsResponse => ({ rows, count: rows.length, page: 1, limit: 20 });
const page = { pageKey: '/brandings', path: '/brandings' };

export const fixtures = {
  default: { data: {}, source: answer([story(1), story(2), story(3)]), ...page },
  minimal: { data: { layout: 'rows' }, source: answer([]), ...page },
  extreme: {
    data: { layout: 'lead', title: longWords, tone: 'alt', except: 1 },
    source: answer([
      story(1),
      story(2, { title: longWords.ko, summary: longWords.en }),
      story(3, { languageCode: 'ja', title: longWords.ja, summary: null, image: null }),
      ...Array.from({ length: 9 }, (_, index) => story(index + 4)),
    ]),
    ...page,
  },
} satisfies Fixtures;
