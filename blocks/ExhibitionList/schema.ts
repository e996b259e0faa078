import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';

/** The events of /exhibitions. The source takes `state` (`running` or `ended`) and `page` from the query. */
export const schema = z.strictObject({
  layout: z.enum(['cards', 'rows', 'banners']).default('cards'),
});

export const meta: BlockMeta = {
  label: { ko: '이벤트 목록', en: 'Event list', ja: 'イベント一覧', zh: '活动列表' },
  description: 'Running, upcoming and ended events, each in their own group. The page brings its own h1.',
  category: 'exhibition',
  version: 1,
  hydrate: 'never',
  sources: ['exhibitions'],
  sourceRequired: true,
  slots: {},
};
