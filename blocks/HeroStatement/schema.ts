import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { action, boundText, heroImage } from '#schemas/layout/parts.ts';
import { imageTone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** Line breaks in `title` are preserved. `vertical` sets it in columns in languages that can be written so. */
export const schema = z.strictObject({
  image: heroImage,
  eyebrow: labeled(boundText.optional(), sharedLabels.eyebrow),
  title: labeled(boundText, {
    en: ['Title', 'Large heading of the page. Line breaks are preserved.'],
    ko: ['제목', '페이지의 큰 제목입니다. 줄바꿈이 그대로 표시됩니다.'],
    multiline: true,
    examples: [
      {
        ko: '오늘보다 편안한 피부',
        en: 'Calmer skin, day by day',
        ja: '今日より穏やかな肌へ',
        zh: '让肌肤日渐安稳',
      },
    ],
  }),
  text: labeled(boundText.optional(), { ...sharedLabels.text, multiline: true }),
  link: labeled(action.optional(), sharedLabels.button),
  variant: labeled(
    choice({
      full: ['Full width', '화면 너비'],
      framed: ['Framed', '액자형'],
      vertical: ['Vertical text', '세로쓰기'],
    }).default('full'),
    {
      en: ['Layout', 'Vertical text appears only in languages that can be written so.'],
      ko: ['모양', '세로쓰기는 세로로 쓸 수 있는 언어에만 적용됩니다.'],
    },
  ),
  tone: labeled(imageTone.default('dark'), sharedLabels.imageTone),
});

export const meta = {
  label: { ko: '메인 문구', en: 'Hero statement', ja: 'ステートメント', zh: '品牌宣言' },
  description: {
    en: 'A picture that fills the window, with one large line. The line is the heading of the home page.',
    ko: '화면을 채우는 사진과 큰 문구입니다. 이 문구가 홈의 큰 제목이 됩니다.',
  },
  keywords: 'banner headline main visual slogan 배너 메인 문구 슬로건 バナー 見出し キャッチコピー 横幅 标语',
  category: 'home',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
  provides: ['heading'],
} as const satisfies BlockMeta;
