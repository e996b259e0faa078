import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labeled } from '#schemas/labeled.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { headingFields } from '#schemas/layout/parts.ts';
import { listLook, tone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** `done` names the completed action, for visitors without JavaScript: `{ "$bind": "query.done" }`. */
export const schema = z.strictObject({
  ...headingFields,
  done: labeled(bindable(z.string()).optional(), sharedLabels.done),
  search: labeled(z.boolean().default(true), sharedLabels.search),
  paging: labeled(z.boolean().default(true), sharedLabels.paging),
  variant: labeled(listLook.default('soft'), sharedLabels.listLook),
  tone: labeled(tone.default('plain'), sharedLabels.tone),
});

export const meta = {
  label: { ko: '고객 게시판', en: 'Customer board', ja: 'お客様の掲示板', zh: '客户留言板' },
  description: {
    en: "Visitors' articles with badges: pinned, private, answered.",
    ko: '방문자가 쓴 글의 목록이며 고정·비밀글·답변 여부를 표시합니다.',
  },
  keywords: 'reviews questions counsel 후기 질문 상담 口コミ 質問 相談 评价 提问 咨询',
  category: 'board',
  version: 1,
  hydrate: 'never',
  sources: ['customer-boards'],
  sourceRequired: true,
  slots: {},
} as const satisfies BlockMeta;
