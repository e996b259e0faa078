import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labeled } from '#schemas/labeled.ts';
import { headingFields } from '#schemas/layout/parts.ts';
import { plainTone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** The list, its notice and its date are the partner's. */
export const schema = z.strictObject({
  ...headingFields,
  hasPrint: labeled(z.boolean().default(true), {
    en: ['Print button', 'Shows a button that prints the page.'],
    ko: ['인쇄 버튼', '페이지를 인쇄하는 버튼을 보여 줍니다.'],
  }),
  tone: labeled(plainTone.default('plain'), sharedLabels.tone),
});

export const meta = {
  label: { ko: '비급여 진료비용', en: 'Non-covered charges', ja: '自由診療の料金', zh: '自费项目价格' },
  description: {
    en: 'Charges that health insurance does not cover, with price, VAT and notes, to read and print.',
    ko: '비급여 항목의 가격, 부가세, 참고 사항을 보여 주며 인쇄할 수 있습니다.',
  },
  keywords: 'prices fees cost table 가격 비용 수가 料金表 費用 价格表 费用',
  category: 'introduce',
  version: 1,
  hydrate: 'never',
  sources: ['medical-charges'],
  sourceRequired: true,
  slots: {},
} as const satisfies BlockMeta;
