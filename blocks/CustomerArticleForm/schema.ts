import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';

export const schema = z.strictObject({
  tone: z.enum(['plain', 'alt']).default('plain'),
});

export const meta: BlockMeta = {
  label: { ko: '글쓰기', en: 'Article form', ja: '投稿フォーム', zh: '发表文章' },
  description: 'The form in which a visitor writes an article; it works without JavaScript.',
  category: 'board',
  version: 1,
  hydrate: 'never',
  sources: ['notice-board-type'],
  sourceRequired: true,
  slots: {},
};
