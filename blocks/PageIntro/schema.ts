import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';
import { boundText, picture } from '#schemas/layout/parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** Without `title` the page's own title is shown. */
export const schema = z.strictObject({
  eyebrow: labelled(boundText.optional(), sharedLabels.eyebrow),
  title: labelled(boundText.optional(), {
    en: ['Title', 'Heading of the page; without it the title of the page itself.'],
    ko: ['제목', '페이지의 큰 제목입니다. 비워 두면 페이지 제목이 표시됩니다.'],
  }),
  lead: labelled(boundText.optional(), sharedLabels.lead),
  image: labelled(picture.optional(), {
    en: ['Picture', 'Behind the text in the banner, beside or below it otherwise.'],
    ko: ['사진', 'banner에서는 글 뒤에, 그 밖에는 글 곁에 표시됩니다.'],
  }),
  variant: labelled(z.enum(['plain', 'banner', 'editorial']).default('plain'), {
    en: ['Layout', 'Plain, text on a picture, or large editorial text.'],
    ko: ['모양', 'plain은 기본, banner는 사진 위의 글, editorial은 큰 글자입니다.'],
  }),
  /** Whether the text is on a dark or a light image; for the banner only. */
  tone: labelled(z.enum(['light', 'dark']).default('light'), {
    en: ['Brightness of the picture', 'Dark or light, which sets the text color; for the banner only.'],
    ko: [
      '사진 밝기',
      '사진이 어두운지(dark) 밝은지(light)에 따라 글자색이 정해집니다. banner에만 적용됩니다.',
    ],
  }),
});

export const meta: BlockMeta = {
  label: { ko: '페이지 머리', en: 'Page intro', ja: 'ページ見出し', zh: '页面标题' },
  description: {
    en: 'Title, lead and image at the top of an inner page; owns its h1.',
    ko: '하위 페이지 위의 제목, 소개, 사진입니다. 페이지의 큰 제목(h1)을 맡습니다.',
  },
  keywords: 'title heading banner header 제목 소개 머리말 タイトル 見出し 标题 页首',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
  provides: ['heading'],
};
