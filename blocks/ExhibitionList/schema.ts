import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** The events of /exhibitions. The source takes `state` (`running` or `ended`) and `page` from the query. */
export const schema = z.strictObject({
  layout: labeled(
    choice({
      cards: ['Cards', '카드'],
      rows: ['Rows', '줄 목록'],
      banners: ['Wide banners', '넓은 배너'],
    }).default('cards'),
    sharedLabels.look,
  ),
});

export const meta = {
  label: { ko: '이벤트 목록', en: 'Event list', ja: 'イベント一覧', zh: '活动列表' },
  description: {
    en: 'Running, upcoming and ended events, each in their own group. The page needs a heading of its own.',
    ko: '이벤트를 진행 중, 예정, 종료로 나누어 보여 줍니다. 페이지의 큰 제목은 따로 넣습니다.',
  },
  keywords: 'promotions campaigns sale 프로모션 기획전 할인 キャンペーン 割引 优惠 促销',
  category: 'exhibition',
  version: 1,
  hydrate: 'never',
  sources: ['exhibitions'],
  sourceRequired: true,
  slots: {},
} as const satisfies BlockMeta;
