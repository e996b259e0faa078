import { longParagraph, pictureFixture } from '#blocks/_ui/content-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';
import type { BrandingDetail, BrandingResponse } from '#schemas/api/brandings.ts';

const picture = (name: string) => ({ ...pictureFixture(name), alt: '' });
const story = (change: Partial<BrandingDetail> = {}): BrandingResponse => ({
  row: {
    id: 1,
    languageCode: 'ko',
    title: '피부에 봄이 오는 순간',
    summary: '봄날의원이 진료하는 이유',
    image: picture('branding-1'),
    sections: [
      {
        title: '봄은 갑자기 오지 않습니다',
        content: '<p>얼음이 녹고 물이 오르고 꽃이 피기까지는 순서가 있습니다.</p>',
        image: picture('story-1'),
      },
      {
        title: '덜어 내는 용기',
        content: '<p>필요하지 않은 시술을 권하지 않습니다.</p>',
        image: picture('space-1'),
      },
    ],
    ...change,
  },
});
const page = { pageKey: '/brandings/{brandingId}', path: '/brandings/1' };

export const fixtures = {
  default: { data: {}, source: story(), ...page },
  minimal: {
    data: { layout: 'column' },
    source: story({
      summary: null,
      image: null,
      sections: [{ title: null, content: '<p>글</p>', image: null }],
    }),
    ...page,
  },
  extreme: {
    data: { layout: 'gallery' },
    source: story({
      title: longWords.en,
      summary: longParagraph.en,
      languageCode: 'en',
      sections: Array.from({ length: 12 }, (_, index) => ({
        title: longWords.en,
        content: `<p>${longParagraph.en}</p><p>${longWords.ja}</p>`,
        image: index % 3 === 0 ? null : picture('story-1'),
      })),
    }),
    ...page,
  },
} satisfies Fixtures;
