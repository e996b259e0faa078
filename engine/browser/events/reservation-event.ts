import type { ReservationSuccess } from '#schemas/site/client-state.ts';
import type { EventData } from '#schemas/site/site-event.ts';
import { cartEvent } from './cart-event.ts';

const reportedKey = 'maru:reserved';

/** A completed reservation as an event: what was reserved for how much, and nothing about its visitor. */
export function reservationEvent(success: ReservationSuccess): EventData['reserve'] {
  const { items, value, currency } = cartEvent(success.reservationProductOptions);
  return { reservation: nameOf(success), items, value, currency };
}

/** Whether this reservation was not reported before in this tab: a widget may send its result twice. */
export function isFirstReport(reservation: string): boolean {
  try {
    if (sessionStorage.getItem(reportedKey) === reservation) return false;
    sessionStorage.setItem(reportedKey, reservation);
  } catch {
    // Without storage each result counts as a reservation.
  }
  return true;
}

/**
 * Identifies a reservation, whose result has no id, by a hash (FNV-1a). It hides the visitor's name and number, and is
 * equal for equal results.
 */
function nameOf({
  reservedAt,
  customerName,
  customerPhone,
  reservationProductOptions,
}: ReservationSuccess): string {
  const options = reservationProductOptions.map(({ productId, optionId, quantity }) => [
    productId,
    optionId,
    quantity,
  ]);
  const text = JSON.stringify([reservedAt, customerName, customerPhone, options]);
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(36);
}
