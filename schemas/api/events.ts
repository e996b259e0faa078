import { z } from 'zod';
import { labeled } from '../labeled.ts';
import { id, image, maybe } from '../primitives.ts';
import { contentLanguage, languageParams, listOf, pagingParams, period, periodStateParam } from './common.ts';
import { paramLabels } from './param-labels.ts';

/** A price campaign for some treatments. Secret events are not listed: they open only by their URL. */
export const eventRow = z.object({
  id,
  languageCode: contentLanguage,
  title: z.string(),
  summary: maybe(z.string()),
  image: maybe(image),
  productIds: z.array(id),
  ...period.shape,
});
export type EventRow = z.infer<typeof eventRow>;

export const eventsParams = labeled(
  z.object({
    ...languageParams,
    ...pagingParams,
    state: labeled(periodStateParam, paramLabels.periodState),
  }),
  {
    en: ['Price campaigns', 'Events with special prices.'],
    ko: ['가격 이벤트', '특별가 이벤트를 불러옵니다.'],
  },
);

export const eventsResponse = listOf(eventRow);
