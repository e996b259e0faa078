import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { boundText, searchBoxFields } from '#schemas/layout/parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';
import { imagePath } from '#schemas/primitives.ts';

/** The side search panel of wide screens (SPEC section 2, Layout), for the slot layoutSearch. */
export const schema = z.strictObject({
  logo: labelled(
    z
      .strictObject({
        image: labelled(bindable(imagePath).optional(), {
          en: ['Picture', 'Replaces the logo of the clinic.'],
          ko: ['로고 이미지', '병원 정보의 로고 대신 쓸 이미지입니다.'],
          examples: ['/files/bomnal/logo.webp'],
        }),
        alt: labelled(boundText.optional(), {
          en: ['Alternative text', 'Read aloud instead of the logo; without it the name of the clinic.'],
          ko: ['대체 텍스트', '화면 낭독기가 로고 대신 읽습니다. 비워 두면 병원 이름을 읽습니다.'],
          examples: [{ ko: '봄날의원', en: 'Bomnal Clinic' }],
        }),
        ratio: labelled(z.number().positive().default(4), {
          en: ['Aspect ratio', 'Width divided by height; reserves the space until the logo has loaded.'],
          ko: ['가로세로 비율', '너비를 높이로 나눈 값입니다. 로고가 뜨기 전에 자리를 잡아 둡니다.'],
        }),
        height: labelled(z.int().min(16).max(120).default(40), {
          en: ['Height', 'Height of the logo in pixels, 16 to 120.'],
          ko: ['높이', '로고 높이(픽셀)입니다. 16~120입니다.'],
        }),
      })
      .default({ ratio: 4, height: 40 }),
    { en: ['Logo', 'The logo at the top of the panel.'], ko: ['로고', '패널 위에 표시되는 로고입니다.'] },
  ),
  subtitle: labelled(boundText.optional(), {
    en: ['Small title', 'Above the title; without it the name of the clinic.'],
    ko: ['작은 제목', '제목 위에 표시됩니다. 비워 두면 병원 이름이 표시됩니다.'],
  }),
  title: labelled(boundText.optional(), {
    en: ['Title', 'Large text of the panel.'],
    ko: ['제목', '패널에 크게 표시됩니다.'],
  }),
  description: labelled(boundText.optional(), sharedLabels.lead),
  ...searchBoxFields,
});

export const meta: BlockMeta = {
  label: { ko: '검색 패널', en: 'Search panel', ja: '検索パネル', zh: '搜索侧栏' },
  description: {
    en: 'Logo, short text, search box and keywords at the left of wide screens.',
    ko: '넓은 화면 왼쪽의 로고, 짧은 글, 검색창, 추천 검색어입니다.',
  },
  keywords: 'find search side 찾기 사이드 検索 サイド 查找 侧边',
  category: 'global',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
  places: ['layoutSearch'],
};
