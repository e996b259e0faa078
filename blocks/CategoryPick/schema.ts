import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { boundText } from '#schemas/layout/parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/**
 * Owns the page's h1. Two kinds of categories form two groups. `tiles`: with an image. `rows`: ruled, with a small
 * image.
 */
export const schema = z.strictObject({
  title: labeled(boundText.optional(), sharedLabels.pageTitle),
  description: labeled(boundText.optional(), sharedLabels.lead),
  layout: labeled(
    choice({
      tiles: ['Large pictures', '큰 사진'],
      rows: ['Rows with a small picture', '작은 사진이 있는 줄'],
    }).default('tiles'),
    sharedLabels.look,
  ),
});

export const meta = {
  label: { ko: '카테고리 선택', en: 'Choose a category', ja: 'カテゴリー選択', zh: '选择分类' },
  description: {
    en: 'All categories, large, to choose from, with the heading of the page.',
    ko: '모든 카테고리를 크게 보여 주고 고르게 합니다. 페이지의 큰 제목도 여기에 있습니다.',
  },
  keywords: 'menu filter tabs 분류 탭 カテゴリー タブ 分类 标签',
  category: 'product',
  version: 1,
  hydrate: 'never',
  sources: ['product-categories'],
  sourceRequired: true,
  slots: {},
  provides: ['heading'],
} as const satisfies BlockMeta;
