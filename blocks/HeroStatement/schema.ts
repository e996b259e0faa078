import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';
import { action, boundText, picture } from '#schemas/layout/parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** Line breaks in `title` are preserved. `vertical` sets it in columns in languages that can be written so. */
export const schema = z.strictObject({
  image: labelled(
    z
      .strictObject({
        pc: labelled(picture, sharedLabels.pcImage),
        mobile: labelled(picture.optional(), sharedLabels.mobileImage),
      })
      .optional(),
    sharedLabels.heroImage,
  ),
  eyebrow: labelled(boundText.optional(), sharedLabels.eyebrow),
  title: labelled(boundText, {
    en: ['Title', 'Large heading of the page; line breaks are preserved.'],
    ko: ['제목', '페이지의 큰 제목입니다. 줄바꿈이 그대로 표시됩니다.'],
  }),
  text: labelled(boundText.optional(), {
    en: ['Text', 'One or two sentences below the title.'],
    ko: ['본문', '제목 아래 한두 문장입니다.'],
  }),
  link: labelled(action.optional(), sharedLabels.button),
  variant: labelled(z.enum(['full', 'framed', 'vertical']).default('full'), {
    en: ['Layout', 'Full width, framed, or vertical text in languages that allow it.'],
    ko: ['모양', 'full은 화면 너비, framed는 액자형, vertical은 세로쓰기(가능한 언어만)입니다.'],
  }),
  tone: labelled(z.enum(['dark', 'light']).default('dark'), sharedLabels.imageTone),
});

export const meta: BlockMeta = {
  label: { ko: '브랜드 선언', en: 'Hero statement', ja: 'ステートメント', zh: '品牌宣言' },
  description: {
    en: 'A full-bleed image with one large line; owns the h1 of the home page.',
    ko: '화면을 채우는 사진과 큰 문구입니다. 메인 화면의 큰 제목(h1)을 맡습니다.',
  },
  keywords: 'banner headline main visual slogan 배너 메인 문구 슬로건 バナー 見出し キャッチコピー 横幅 标语',
  category: 'home',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
  provides: ['heading'],
};
