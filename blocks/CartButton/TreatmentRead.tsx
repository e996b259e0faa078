import { useLayoutEffect, useState } from 'react';
import { useRead } from '#engine/browser/calls/use-read.ts';
import type { ProductResponse } from '#schemas/api/products.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { SelectedProductOption } from '#schemas/site/client-state.ts';
import type { ReadTreatment } from './refresh-line.ts';

/** The read state of a treatment in the cart. */
export type TreatmentState =
  | { state: 'reading' }
  | { state: 'read'; treatment: ReadTreatment; stored: ReadTreatment }
  | { state: 'failed'; isOffline: boolean; again: () => void };

/** Lines with the same key share a read. */
export const readKey = ({ productId, eventId }: Pick<SelectedProductOption, 'productId' | 'eventId'>) =>
  `${productId}:${eventId ?? ''}`;

type Props = Pick<SelectedProductOption, 'productId' | 'eventId' | 'languageCode'> & {
  onState: (key: string, state: TreatmentState) => void;
};

/**
 * Reads one treatment and reports the result. A component, because a cart has any number of treatments and hooks must
 * not vary.
 * @param languageCode of the names in the cart: options are found by them
 */
export function TreatmentRead({ productId, eventId, languageCode, onState }: Props) {
  const state = useTreatment(productId, eventId, languageCode);
  const key = readKey({ productId, eventId });
  const isRead = state.state === 'read';
  const treatment = isRead ? state.treatment : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is a new object on every render; these detect a real change
  useLayoutEffect(() => onState(key, state), [onState, key, state.state, treatment]);
  return null;
}

/** With `eventId` also at that event's prices; otherwise, or if the event is gone, only at the public ones. */
function useTreatment(
  productId: number,
  eventId: number | undefined,
  languageCode: LanguageCode | undefined,
): TreatmentState {
  // Once read, the names in the cart are the page's.
  const [storedLanguage] = useState(languageCode);
  const path = `/customer/global/products/${productId}` as const;
  const inEvent = useRead<ProductResponse>(eventId ? { path, query: { eventId } } : null);
  const isOver = inEvent.state === 'failed' && inEvent.failure.status === 404;
  const forAll = useRead<ProductResponse>(eventId && !isOver ? null : { path });
  const read = eventId && !isOver ? inEvent : forAll;
  const isOther = read.state === 'read' && storedLanguage && storedLanguage !== read.answer.row.languageCode;
  const stored = useRead<ProductResponse>(
    isOther
      ? { path, query: { languageCode: storedLanguage, ...(eventId && !isOver && { eventId }) } }
      : null,
  );
  if (isOther && stored.state === 'reading') return stored;
  if (read.state === 'read') {
    const { row } = read.answer;
    // Without it, options are found by their ids alone.
    return { state: 'read', treatment: row, stored: stored.state === 'read' ? stored.answer.row : null };
  }
  if (read.state === 'failed' && read.failure.status === 404)
    return { state: 'read', treatment: null, stored: null };
  return read;
}
