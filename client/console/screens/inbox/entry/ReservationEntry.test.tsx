// @vitest-environment jsdom
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { answerCall, buttons, press, refusal, seesText, showPart } from '#tests/setup/console-screen.tsx';
import type { Reservation } from '../list/inbox-query.ts';
import { ReservationEntry } from './ReservationEntry.tsx';
import { reservationForTest } from './reservation-for-test.ts';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.stubGlobal('fetch', answerCall);

const reserved: Reservation = {
  ...reservationForTest,
  isConfirmed: true,
  doctor: '이원장 · 원장',
  isRepeated: true,
};
const cancelCall = 'PUT /operator/partners/han/inbox/reservations/4/cancellation';

function Entry({ initial }: { initial: Reservation }) {
  const [reservation, setReservation] = useState(initial);
  return <ReservationEntry reservation={reservation} onChange={setReservation} />;
}

test('the doctor whom the visitor chose is shown, and a warning of a misused contact', async () => {
  showPart(<Entry initial={reserved} />, {});
  await seesText('이원장 · 원장');
  await seesText('This contact was used many times, from several networks');
});

test('a canceled reservation cannot be confirmed, and the cancellation can be undone', async () => {
  const { sent } = showPart(<Entry initial={reserved} />, { [cancelCall]: { done: true } });
  await press('Cancel the reservation');
  await seesText('Canceled: the time is free again.');
  await seesText('The visitor gets no message; please call.');
  expect(buttons('Undo the confirmation')).toEqual([]);
  await press('Undo the cancellation');
  await seesText('The cancellation has been undone.');
  expect(buttons('Undo the confirmation')).toHaveLength(1);
  expect(sent.map(([, body]) => body)).toEqual([{ isCanceled: true }, { isCanceled: false }]);
});

test('a cancellation stays if the time has been given to others', async () => {
  const taken = () => refusal(409, { translatedMessage: 'This time has been given to others.' });
  showPart(<Entry initial={{ ...reserved, isCanceled: true }} />, { [cancelCall]: taken });
  await press('Undo the cancellation');
  await seesText('This time has been given to others.');
  expect(buttons('Undo the cancellation')).toHaveLength(1);
});
