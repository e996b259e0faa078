import { isBinding } from '#schemas/layout/binding.ts';
import { picturesInData } from '../../pictures/pictures-in-data.ts';
import { defineRule, type Problem } from '../../rule.ts';
import { quoted, textEntries } from '../../texts/text-entries.ts';

/** Names of files, and words that only mean a picture. */
const meaningless =
  /\.(?:webp|jpe?g|png|gif|avif|svg)$|^(?:img|dsc|image|photo|picture|pic|screenshot|untitled)[\s_-]*\d*$|^(?:사진|이미지|그림|画像|写真|图片|照片)\s*\d*$/i;
const markupPicture = /<img\b[^<>]*>/gi;
/** Texts beside a picture that tell visitors what it shows. */
const captions = ['title', 'caption', 'label', 'name', 'text', 'heading'];

export default defineRule({
  level: 'warning',
  title: { ko: '대체 텍스트가 없는 사진', en: 'Picture without a description' },
  about: {
    ko: '내용이 있는 사진에는 대체 텍스트가 있어야 화면을 읽어 주는 프로그램과 검색엔진이 알 수 있습니다(WCAG 1.1.1). 장식 사진은 빈 텍스트로 둡니다.',
    en: 'A picture with content has an alternative text for screen readers and search engines (WCAG 1.1.1). That of a decorative one is empty.',
  },
  *check({ nodes, texts }) {
    for (const { path, picture, item } of picturesInData(nodes)) {
      const hasCaption = captions.some((key) => item?.[key] !== undefined && item[key] !== '');
      if (item && !hasCaption && isMissing(picture.alt))
        yield missing('alt' in picture ? [...path, 'alt'] : path);
    }
    for (const { path, value, isHtml } of textEntries(texts)) {
      const isAlt = path.at(-1) === 'alt' || path.at(-2) === 'alt';
      if (isAlt && meaningless.test(value.trim()))
        yield {
          path,
          message: {
            ko: `대체 텍스트 ${quoted(value)}이(가) 사진의 내용을 알려 주지 않습니다`,
            en: `The alternative text ${quoted(value)} does not tell what the picture shows`,
          },
          remedy: {
            ko: '사진에 보이는 것을 한 문장으로 쓰세요.',
            en: 'Describe in a sentence what it shows.',
          },
        };
      if (isHtml && (value.match(markupPicture) ?? []).some((tag) => !/\salt\s*=/i.test(tag)))
        yield missing(path);
    }
  },
  examples: {
    passing: [
      { document: gallery({ alt: { ko: '대기실', en: 'Lounge' } }) },
      { document: gallery({}, { ko: '대기실', en: 'Lounge' }) },
    ],
    failing: [
      { document: gallery({}), at: 'pages["/landing"].sections[0].data.items[0].image' },
      { document: gallery({ alt: '' }), at: 'pages["/landing"].sections[0].data.items[0].image.alt' },
      {
        document: gallery({ alt: 'IMG_2041.webp' }),
        at: 'pages["/landing"].sections[0].data.items[0].image.alt',
      },
      {
        document: {
          pages: {
            '/landing': {
              sections: [
                { id: 'text', type: 'RichText', v: 1, data: { html: '<img src="/files/demo/a.webp">' } },
              ],
            },
          },
        },
        at: 'pages["/landing"].sections[0].data.html',
      },
    ],
  },
});

const missing = (path: Problem['path']): Problem => ({
  path,
  message: { ko: '사진에 대체 텍스트가 없습니다', en: 'The picture has no alternative text' },
  remedy: {
    ko: '사진에 보이는 것을 대체 텍스트에 쓰거나, 옆에 설명을 다세요.',
    en: 'Describe what it shows in its alternative text, or give it a caption.',
  },
});

function isMissing(alt: unknown): boolean {
  if (alt === undefined) return true;
  if (typeof alt === 'string') return alt.trim() === '';
  return (
    typeof alt === 'object' &&
    alt !== null &&
    !isBinding(alt) &&
    Object.values(alt).every((text) => text === '')
  );
}

function gallery(alt: object, caption?: object) {
  const image = { url: '/files/demo/space.webp', width: 1200, height: 800, ...alt };
  const items = [{ image, ...(caption && { caption }) }];
  return {
    pages: { '/landing': { sections: [{ id: 'space', type: 'SpaceGallery', v: 1, data: { items } }] } },
  };
}
