import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** `seconds` until the visitor is redirected to the home page; 0 never redirects. */
export const schema = z.strictObject({
  seconds: labeled(z.int().min(0).max(60).default(5), {
    en: [
      'Seconds until home',
      'Then visitors are taken to the home page. 0 keeps them here, 60 is the most.',
    ],
    ko: ['이동까지 시간(초)', '이 시간이 지나면 홈으로 이동합니다. 0이면 이동하지 않으며 최대 60초입니다.'],
  }),
  variant: labeled(
    choice({ plain: ['Text only', '글만'], figure: ['With a large figure', '큰 그림과 함께'] }).default(
      'figure',
    ),
    sharedLabels.look,
  ),
});

export const meta = {
  label: {
    ko: '페이지를 찾을 수 없음',
    en: 'Page not found',
    ja: 'ページが見つかりません',
    zh: '页面不存在',
  },
  description: {
    en: 'Explains that the page does not exist and returns to the home page.',
    ko: '페이지가 없음을 알리고 홈으로 돌아갑니다.',
  },
  keywords: '404 error missing 오류 없는 エラー 错误 找不到',
  category: 'content',
  version: 1,
  hydrate: 'load',
  sources: [],
  slots: {},
  provides: ['heading'],
} as const satisfies BlockMeta;
