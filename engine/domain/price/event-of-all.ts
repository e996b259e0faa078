import { isRunning, periodStateAt } from '#engine/domain/period/period-state.ts';
import type { ProductEvent, ProductOption } from '#schemas/api/products.ts';

/**
 * The event whose price each of a treatment's options has: the treatment's event while it runs, if no option names one.
 * A clinic's own backend may name it only for the treatment.
 */
export function eventOfAll(
  event: ProductEvent | null | undefined,
  options: readonly Pick<ProductOption, 'event'>[],
  now: Date,
): ProductOption['event'] {
  if (!event || options.some((option) => option.event)) return undefined;
  // At the time of the answer, whose prices these are, and still.
  if (!isRunning(event.state) || !isRunning(periodStateAt(event, now).state)) return undefined;
  const { id, title, languageCode } = event;
  return { id, title, ...(languageCode && { languageCode }) };
}
