import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { boundText, picture } from '#schemas/layout/parts.ts';
import { imageTone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** Without `title` the page's own title is shown. */
export const schema = z.strictObject({
  eyebrow: labeled(boundText.optional(), sharedLabels.eyebrow),
  title: labeled(boundText.optional(), {
    en: ['Title', 'Heading of the page. Leave it empty for the title of the page itself.'],
    ko: ['제목', '페이지의 큰 제목입니다. 비워 두면 페이지 제목이 표시됩니다.'],
    multiline: true,
    examples: [{ ko: '첫 방문 안내', en: 'Your first visit', ja: '初めての方へ', zh: '首次来院指南' }],
  }),
  lead: labeled(boundText.optional(), sharedLabels.lead),
  image: labeled(picture.optional(), {
    en: ['Picture', 'Behind the text if the layout puts the text on a picture, else beside or below it.'],
    ko: ['사진', '사진 위에 글을 올리는 모양에서는 글 뒤에, 그 밖에는 글 옆이나 아래에 표시됩니다.'],
  }),
  variant: labeled(
    choice({
      plain: ['Plain', '기본'],
      banner: ['Text on the picture', '사진 위에 글'],
      editorial: ['Large text', '큰 글자'],
    }).default('plain'),
    sharedLabels.look,
  ),
  /** Whether the text is on a dark or a light image; for the banner only. */
  tone: labeled(imageTone.default('light'), {
    en: ['Brightness of the picture', 'The text color follows it. Only for text on the picture.'],
    ko: ['사진 밝기', '글자색이 이에 맞춰집니다. 사진 위에 글을 올릴 때만 적용됩니다.'],
  }),
});

export const meta = {
  label: { ko: '페이지 상단 소개', en: 'Page intro', ja: 'ページ見出し', zh: '页面标题' },
  description: {
    en: 'Heading, introduction and picture at the top of an inner page.',
    ko: '하위 페이지 맨 위의 큰 제목, 소개, 사진입니다.',
  },
  keywords: 'title heading banner header 제목 소개 머리말 タイトル 見出し 标题 页首',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
  provides: ['heading'],
} as const satisfies BlockMeta;
