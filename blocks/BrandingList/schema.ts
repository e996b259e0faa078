import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { headingFields } from '#schemas/layout/parts.ts';
import { id } from '#schemas/primitives.ts';

/** `except`: the story being read. `lead`: the first one across the page, the others below it. */
export const schema = z.strictObject({
  ...headingFields,
  basePath: z.string().startsWith('/').default('/brandings'),
  except: bindable(id).optional(),
  layout: z.enum(['cards', 'rows', 'lead']).default('cards'),
  tone: z.enum(['plain', 'alt', 'accent', 'dark']).default('plain'),
});

export const meta: BlockMeta = {
  label: { ko: '브랜드 스토리 목록', en: 'Brand stories', ja: 'ブランドストーリー一覧', zh: '品牌故事列表' },
  description: "The clinic's stories with image and summary.",
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: ['brandings'],
  sourceRequired: true,
  slots: {},
};
