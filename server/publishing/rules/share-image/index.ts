import { imagePath } from '#schemas/primitives.ts';
import { ownPictureSize } from '../../pictures/pictures-in-data.ts';
import { defineRule, type Problem } from '../../rule.ts';
import { quoted } from '../../texts/text-entries.ts';

/** The smallest size that chats and social networks show as a large picture. */
const smallest = { width: 600, height: 315 };

export default defineRule({
  level: 'error',
  title: { ko: '공유 사진 오류', en: 'Share image that cannot be shown' },
  about: {
    ko: '공유 사진은 채팅과 검색 결과에 보이는 사진의 주소입니다. 주소가 아니거나 SVG이거나 너무 작으면 보이지 않습니다.',
    en: 'The share image is the address of a picture that chats and search results show; they show no SVG and none that is too small.',
  },
  *check({ document, partner }) {
    for (const [key, { image }] of Object.entries(document.pages ?? {})) {
      if (typeof image !== 'string') continue;
      const file = partner && ownPictureSize(image, partner);
      const problem = problemOf(image, file);
      if (problem) yield { path: ['pages', key, 'image'], ...problem };
    }
  },
  examples: {
    passing: [
      { document: { pages: { '/landing': { image: '/files/demo/share.webp', sections: [] } } } },
      { document: { pages: { '/landing': { image: 'https://cdn.example/share.jpg', sections: [] } } } },
      {
        document: { pages: { '/landing': { image: '/files/demo/share.webp?v=large', sections: [] } } },
        partner: replacedBySmall(),
      },
    ],
    failing: [
      {
        document: { pages: { '/landing': { image: 'share.webp', sections: [] } } },
        at: 'pages["/landing"].image',
      },
      {
        document: { pages: { '/landing': { image: '/files/demo/logo.svg', sections: [] } } },
        at: 'pages["/landing"].image',
      },
      {
        document: { pages: { '/landing': { image: '/files/demo/icon.png', sections: [] } } },
        partner: { pictures: new Map([['icon.png', { width: 64, height: 64 }]]) },
        at: 'pages["/landing"].image',
      },
      {
        document: { pages: { '/landing': { image: '/files/demo/share.webp', sections: [] } } },
        partner: replacedBySmall(),
        at: 'pages["/landing"].image',
      },
    ],
  },
});

function replacedBySmall() {
  const versions = new Map([['large', { width: 1200, height: 630 }]]);
  return { pictures: new Map([['share.webp', { width: 64, height: 64, versions }]]) };
}

function problemOf(
  image: string,
  file: { width: number; height: number } | undefined,
): Omit<Problem, 'path'> | undefined {
  if (!imagePath.safeParse(image).success)
    return {
      message: {
        ko: `공유 사진 ${quoted(image)}은(는) 주소가 아닙니다`,
        en: `The share image ${quoted(image)} is not an address`,
      },
      remedy: {
        ko: '"/files/…" 또는 "https://…" 주소를 쓰세요.',
        en: 'Use an address that starts with "/files/" or "https://".',
      },
    };
  if (/\.svg(?:[?#]|$)/i.test(image))
    return {
      message: { ko: '공유 사진으로 SVG는 보이지 않습니다', en: 'An SVG is not shown as a share image' },
      remedy: { ko: 'WebP, JPEG 또는 PNG 파일을 쓰세요.', en: 'Use a WebP, JPEG or PNG file.' },
    };
  if (file && (file.width < smallest.width || file.height < smallest.height))
    return {
      message: {
        ko: `공유 사진이 ${file.width}×${file.height}로, 필요한 ${smallest.width}×${smallest.height}보다 작습니다`,
        en: `The share image is ${file.width}×${file.height}, smaller than ${smallest.width}×${smallest.height}`,
      },
      remedy: { ko: '1200×630 크기의 사진을 쓰세요.', en: 'Use a picture of 1200×630.' },
    };
  return undefined;
}
