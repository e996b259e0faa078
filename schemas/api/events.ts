import { z } from 'zod';
import { id, image, maybe } from '../primitives.ts';
import { contentLanguage, languageParams, listOf, pagingParams, period, periodStateParam } from './common.ts';

/** A price campaign for some treatments. Secret events are not listed: they open only by their address. */
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

export const eventsParams = z.object({ ...languageParams, ...pagingParams, state: periodStateParam });

export const eventsResponse = listOf(eventRow);
