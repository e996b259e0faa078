import { z } from 'zod';
import { labeled } from '../labeled.ts';
import { id } from '../primitives.ts';
import { idParam, languageParams, listOf, pagingParams } from './common.ts';
import { paramLabels } from './param-labels.ts';
import { productRow, productSort } from './products.ts';

export const exhibitionProductRow = productRow.extend({ exhibitionId: id });

/** Without `exhibitionId`: the treatments of all running exhibitions, each once. */
export const exhibitionProductsParams = labeled(
  z.object({
    ...languageParams,
    ...pagingParams,
    exhibitionId: labeled(idParam.optional(), {
      en: ['Event', 'Only treatments of this event.'],
      ko: ['이벤트', '이 이벤트의 시술만 불러옵니다.'],
      examples: [2],
    }),
    sort: labeled(productSort.default('recommended'), paramLabels.sort),
  }),
  {
    en: ['Treatments of events', 'Treatments that take part in special events.'],
    ko: ['이벤트 시술', '이벤트 가격이 적용되는 시술을 불러옵니다.'],
  },
);

export const exhibitionProductsResponse = listOf(exhibitionProductRow);
