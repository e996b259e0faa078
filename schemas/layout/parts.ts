import { z } from 'zod';
import { focalPoint, imagePath, localizedText, pictureBlur, safeUrl } from '#schemas/primitives.ts';
import { recommendedKeyword } from '#schemas/site/menu.ts';
import { labeled } from '../labeled.ts';
import { bindable } from './binding.ts';
import { sharedLabels } from './shared-labels.ts';

/** Text in a block's data: literal, localized, or bound to a fact. */
export const boundText = bindable(localizedText);

const labeledFocalPoint = focalPoint.extend({
  x: labeled(focalPoint.shape.x, {
    en: ['From the left', 'In percent of the width.'],
    ko: ['왼쪽에서', '너비에 대한 비율(%)입니다.'],
    examples: [50],
  }),
  y: labeled(focalPoint.shape.y, {
    en: ['From the top', 'In percent of the height.'],
    ko: ['위에서', '높이에 대한 비율(%)입니다.'],
    examples: [30],
  }),
});

/** A picture in JSON. Like `image`, but its alternative text may be localized; empty for a decorative picture. */
export const picture = z
  .strictObject({
    url: labeled(imagePath, {
      en: ['File', '/files/… of the clinic, or an address of another site that is allowed.'],
      ko: ['파일', '병원의 /files/… 경로나 허용된 사이트의 주소입니다.'],
      examples: ['/files/bomnal/lobby.webp'],
    }),
    width: labeled(z.int().positive(), {
      en: ['Width', 'Real width of the file in pixels.'],
      ko: ['너비', '파일의 실제 너비(픽셀)입니다.'],
      examples: [1600],
    }),
    height: labeled(z.int().positive(), {
      en: ['Height', 'Real height of the file in pixels.'],
      ko: ['높이', '파일의 실제 높이(픽셀)입니다.'],
      examples: [900],
    }),
    alt: labeled(localizedText.default(''), {
      en: ['Alternative text', 'Read aloud instead of the picture; empty if it only decorates.'],
      ko: ['대체 텍스트', '화면 낭독기가 사진 대신 읽습니다. 장식용 사진이면 비워 두세요.'],
      examples: [
        {
          ko: '햇빛이 드는 로비',
          en: 'The lobby in daylight',
          ja: '陽の差し込むロビー',
          zh: '阳光照进的大厅',
        },
      ],
    }),
    blur: labeled(pictureBlur.optional(), {
      en: [
        'Placeholder colors',
        'Colors of the upper and lower half until the picture has loaded. Not for transparent pictures.',
      ],
      ko: ['로딩 중 색', '사진이 뜨기 전에 보이는 위쪽과 아래쪽 색입니다. 투명한 사진에는 쓰지 않습니다.'],
      examples: ['#c97,#875'],
    }),
    focalPoint: labeled(labeledFocalPoint.optional(), {
      en: ['Focal point', 'The point that stays visible where the picture is cut, in percent.'],
      ko: ['초점', '사진이 잘릴 때도 보이는 지점입니다. 왼쪽과 위에서의 거리(%)입니다.'],
    }),
  })
  .meta({ id: 'Picture' });
export type Picture = z.infer<typeof picture>;

/** The picture of a hero: one for wide screens, and another for phones if it needs a different part. */
export const heroImage = labeled(
  z
    .strictObject({
      pc: labeled(picture, sharedLabels.pcImage),
      mobile: labeled(picture.optional(), sharedLabels.mobileImage),
    })
    .optional(),
  sharedLabels.heroImage,
);

/** A link with its label. If a bound URL is missing, the link is not shown. */
export const action = z
  .strictObject({
    url: labeled(bindable(safeUrl), {
      en: ['Link', 'Where it leads: a path of this site, a web address, a phone number or an app link.'],
      ko: ['링크', '사이트 안 경로, 웹 주소, 전화번호, 앱 링크로 연결됩니다.'],
      examples: ['/products', 'https://blog.example.com', 'tel:02-123-4567'],
    }),
    label: labeled(boundText, {
      en: ['Text', 'Text of the link.'],
      ko: ['글', '링크에 표시되는 글입니다.'],
      examples: [{ ko: '더 보기', en: 'See more', ja: 'もっと見る', zh: '查看更多' }],
    }),
  })
  .meta({ id: 'Action' });
export type Action = z.infer<typeof action>;

/** Fields of the heading that most sections have. */
export const headingFields = {
  eyebrow: labeled(boundText.optional(), sharedLabels.eyebrow),
  title: labeled(boundText.optional(), sharedLabels.sectionTitle),
  description: labeled(boundText.optional(), sharedLabels.lead),
  more: labeled(action.optional(), {
    en: ['Link to more', 'A link next to the heading, such as to the page with everything.'],
    ko: ['더보기 링크', '제목 옆에서 전체 목록 같은 곳으로 안내하는 링크입니다.'],
    examples: [
      { url: '/products', label: { ko: '전체 보기', en: 'See all', ja: 'すべて見る', zh: '查看全部' } },
    ],
  }),
};

/** Fields of every search box. */
export const searchBoxFields = {
  placeholder: labeled(boundText.optional(), {
    en: ['Hint', 'Text in the empty search box.'],
    ko: ['안내 문구', '빈 검색창에 표시되는 글입니다.'],
    examples: [{ ko: '시술을 검색해 보세요', en: 'Search treatments', ja: '施術を検索', zh: '搜索项目' }],
  }),
  recommendedKeywords: labeled(z.array(recommendedKeyword).max(20).default([]), {
    en: ['Suggested keywords', 'At most 20. Leave it empty for those of the site.'],
    ko: ['추천 검색어', '최대 20개입니다. 비워 두면 사이트의 추천 검색어가 표시됩니다.'],
  }),
};
