import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { headingFields } from '#schemas/layout/parts.ts';
import { align, plainTone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/**
 * `icons` and `tiles` are for the home page, under a heading; `chips` filter a list and have no heading. `hasAll` puts
 * a link to all treatments first.
 */
export const schema = z.strictObject({
  ...headingFields,
  layout: labeled(
    choice({
      icons: ['Icons', '아이콘'],
      chips: ['Small buttons', '작은 버튼'],
      tiles: ['Picture tiles', '사진 타일'],
    }).default('icons'),
    {
      en: [
        'Layout',
        'Icons and tiles are for the home page. Small buttons filter a list and have no heading.',
      ],
      ko: ['배치', '아이콘과 사진 타일은 홈에 어울립니다. 작은 버튼은 목록을 거를 때 쓰며 제목이 없습니다.'],
    },
  ),
  hasAll: labeled(z.boolean().default(false), {
    en: ['Link to all', 'Puts a link to all treatments first.'],
    ko: ['전체 보기', '맨 앞에 전체 시술 링크를 넣습니다.'],
  }),
  hasCount: labeled(z.boolean().default(false), {
    en: ['Number of treatments', 'Shows how many treatments each category has.'],
    ko: ['시술 수 표시', '카테고리마다 시술 개수를 보여 줍니다.'],
  }),
  tone: labeled(plainTone.default('plain'), sharedLabels.tone),
  align: labeled(align.default('start'), sharedLabels.align),
});

export const meta = {
  label: { ko: '카테고리 바로가기', en: 'Category links', ja: 'カテゴリーリンク', zh: '分类导航' },
  description: { en: 'Links to the treatments of each category.', ko: '카테고리별 시술로 가는 링크입니다.' },
  keywords: 'menu filter shortcuts 분류 메뉴 필터 カテゴリー 絞り込み 分类 导航',
  category: 'product',
  version: 1,
  hydrate: 'never',
  sources: ['product-categories'],
  sourceRequired: true,
  slots: {},
  places: ['section', 'filter'],
} as const satisfies BlockMeta;
