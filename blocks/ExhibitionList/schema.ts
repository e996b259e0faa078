import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';

/** The events of /exhibitions. The source takes `state` (`running` or `ended`) and `page` from the query. */
export const schema = z.strictObject({
  layout: labelled(z.enum(['cards', 'rows', 'banners']).default('cards'), {
    en: ['Layout', 'Cards, rows, or banners across the page.'],
    ko: ['배치', 'cards는 카드, rows는 줄 목록, banners는 페이지 너비 배너입니다.'],
  }),
});

export const meta: BlockMeta = {
  label: { ko: '이벤트 목록', en: 'Event list', ja: 'イベント一覧', zh: '活动列表' },
  description: {
    en: 'Running, upcoming and ended events, each in their own group. The page brings its own h1.',
    ko: '기획전 목록입니다.',
  },
  keywords: 'promotions campaigns sale 프로모션 기획전 할인 キャンペーン 割引 优惠 促销',
  category: 'exhibition',
  version: 1,
  hydrate: 'never',
  sources: ['exhibitions'],
  sourceRequired: true,
  slots: {},
};
