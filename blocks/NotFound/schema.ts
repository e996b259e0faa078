import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';

/** `seconds` until the visitor is redirected to the home page; 0 never redirects. */
export const schema = z.strictObject({
  seconds: labelled(z.int().min(0).max(60).default(5), {
    en: ['Seconds until home', 'Then visitors are taken to the home page; 0 never does, at most 60.'],
    ko: [
      '이동까지 시간(초)',
      '이 시간이 지나면 메인 화면으로 이동합니다. 0이면 이동하지 않으며 최대 60초입니다.',
    ],
  }),
  variant: labelled(z.enum(['plain', 'figure']).default('figure'), {
    en: ['Layout', 'With a large figure, or text only.'],
    ko: ['모양', 'figure는 큰 그림과 함께, plain은 글만 보여 줍니다.'],
  }),
});

export const meta: BlockMeta = {
  label: {
    ko: '페이지를 찾을 수 없음',
    en: 'Page not found',
    ja: 'ページが見つかりません',
    zh: '页面不存在',
  },
  description: {
    en: 'Explains that the page does not exist and returns to the home page.',
    ko: '페이지가 없음을 알리고 메인 화면으로 돌아갑니다.',
  },
  keywords: '404 error missing 오류 없는 エラー 错误 找不到',
  category: 'content',
  version: 1,
  hydrate: 'load',
  sources: [],
  slots: {},
  provides: ['heading'],
};
