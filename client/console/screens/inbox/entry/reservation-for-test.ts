import type { Reservation } from '../list/inbox-query.ts';

/** A reservation of Kim, for tests. */
export const reservationForTest: Reservation = {
  id: 4,
  kind: 'visit',
  startsAt: '2026-06-18T02:00:00.000Z',
  endsAt: '2026-06-18T02:30:00.000Z',
  customerName: 'Kim',
  customerPhone: '010-1000-0002',
  memo: '',
  languageCode: 'ko',
  options: [],
  isConfirmed: false,
  isCanceled: false,
  doctor: null,
  isRepeated: false,
  createdAt: '2026-06-01T00:00:00.000Z',
  visit: null,
};
