import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labeled } from '#schemas/labeled.ts';
import { plainTone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

export const schema = z.strictObject({
  tone: labeled(plainTone.default('plain'), sharedLabels.tone),
});

export const meta = {
  label: { ko: '글쓰기', en: 'Article form', ja: '投稿フォーム', zh: '发表文章' },
  description: {
    en: 'The form in which a visitor writes an article.',
    ko: '방문자가 글을 쓰는 양식입니다.',
  },
  keywords: 'write review question 작성 후기 문의 書き込み 口コミ 写评价 提问',
  category: 'board',
  version: 1,
  hydrate: 'never',
  sources: ['notice-board-type'],
  sourceRequired: true,
  slots: {},
} as const satisfies BlockMeta;
