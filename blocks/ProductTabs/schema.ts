import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labeled } from '#schemas/labeled.ts';
import { boundText, headingFields } from '#schemas/layout/parts.ts';
import { productColumns, productVariant } from '#schemas/layout/product-parts.ts';
import { plainTone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';
import { id } from '#schemas/primitives.ts';

/** Each tab shows one category's treatments from the source's response; empty tabs are omitted. */
export const schema = z.strictObject({
  ...headingFields,
  tabs: labeled(
    z
      .array(
        z.strictObject({
          categoryId: labeled(id, {
            en: ['Category number', 'The category whose treatments the tab shows.'],
            ko: ['카테고리 번호', '이 탭에서 보여 줄 시술의 카테고리입니다.'],
            examples: [3],
          }),
          title: labeled(boundText, {
            en: ['Title', 'Text of the tab.'],
            ko: ['제목', '탭에 표시되는 이름입니다.'],
            examples: [{ ko: '리프팅', en: 'Lifting', ja: 'リフトアップ', zh: '提拉' }],
          }),
        }),
      )
      .min(1)
      .max(10),
    {
      en: ['Tabs', '1 to 10 categories. A tab without treatments is left out.'],
      ko: ['탭', '카테고리 1~10개입니다. 시술이 없는 탭은 표시되지 않습니다.'],
    },
  ),
  perTab: labeled(z.int().min(1).max(20).default(8), {
    en: ['Treatments per tab', 'How many treatments each tab shows, 1 to 20.'],
    ko: ['탭당 시술 수', '탭마다 몇 개까지 보여 줄지 정합니다. 1~20개입니다.'],
  }),
  columns: labeled(productColumns.default(4), sharedLabels.columns),
  variant: labeled(productVariant.default('shop'), sharedLabels.productVariant),
  tone: labeled(plainTone.default('plain'), sharedLabels.tone),
});

export const meta = {
  label: { ko: '카테고리별 시술', en: 'Treatments in tabs', ja: 'カテゴリー別の施術', zh: '分类项目' },
  description: {
    en: 'Treatments by category, one category shown at a time.',
    ko: '시술을 카테고리별 탭으로 보여 줍니다.',
  },
  keywords: 'treatments products categories tabs 상품 탭 분류 商品 タブ 标签页',
  category: 'product',
  version: 1,
  hydrate: 'never',
  sources: ['products'],
  sourceRequired: true,
  slots: {},
} as const satisfies BlockMeta;
