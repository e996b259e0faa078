// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import {
  answerCall,
  buttons,
  losesText,
  press,
  refusal,
  seesText,
  showPart,
} from '#tests/setup/console-screen.tsx';
import { writeInto } from '#tests/setup/type-into.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { refresh } from '../../../api/use-call.ts';
import type { Inquiry } from '../list/inbox-query.ts';
import { Inquiries, Reservations } from './InboxKinds.tsx';
import { reservationForTest } from './reservation-for-test.ts';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.stubGlobal('fetch', answerCall);

const inbox = 'operator/partners/han/inbox';
const pageOf = (rows: object[]) => ({ rows, count: rows.length, open: rows.length });
const focused = () => document.activeElement?.id || document.activeElement?.textContent;

const inquiry = (id: number, name: string): Inquiry => ({
  id,
  languageCode: 'ko',
  name,
  phoneNumber: null,
  messenger: null,
  preferredTimes: null,
  picked: null,
  message: `Question of ${name}`,
  doctor: null,
  isRepeated: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  answer: null,
  answeredAt: null,
  visit: null,
});
const reservation = reservationForTest;

test.each([
  ['the row after it', [inquiry(8, 'Kim'), inquiry(9, 'Lee')], 'entry-9'],
  ['the heading of the empty list', [inquiry(8, 'Kim')], 'Nothing here yet'],
])('an erased inquiry leaves the focus to %s', async (_, first, expected) => {
  let rows = first;
  showPart(
    <Inquiries />,
    {
      [`GET /${inbox}/inquiries?state=all&page=1&limit=30`]: () => pageOf(rows),
      [`DELETE /${inbox}/inquiries/8`]: () => {
        rows = rows.slice(1);
        return { done: true };
      },
    },
    '/partners/han/inbox/inquiries?entry=8',
  );
  await press('Erase');
  await seesText('Erase the inquiry of Kim?');
  await press('Erase');
  await losesText('Question of Kim');
  await vi.waitFor(() => expect(focused()).toBe(expected), waitTimeoutMs);
});

test('a record that the list brings while one is written stays beside the form, and is not replaced unseen', async () => {
  const theirs = { answer: 'Called at noon.', answeredAt: '2026-01-03T00:00:00.000Z' };
  const codes = { code: 'ANSWER_CHANGED', message: 'ANSWER_CHANGED', translatedMessage: 'Read theirs.' };
  let rows = [inquiry(8, 'Kim')];
  const { sent } = showPart(
    <Inquiries />,
    {
      [`GET /${inbox}/inquiries?state=all&page=1&limit=30`]: () => pageOf(rows),
      [`PUT /${inbox}/inquiries/8/answer`]: () => refusal(409, { ...codes, present: theirs }),
    },
    '/partners/han/inbox/inquiries?entry=8',
  );
  await seesText('How it was answered');
  const field = document.querySelector('textarea');
  writeInto(field, 'Sent a message.');
  rows = [{ ...inquiry(8, 'Kim'), ...theirs }];
  await refresh('inboxInquiries');
  await seesText('This answer was saved after you opened the form.');
  await seesText('Called at noon.');
  expect(document.querySelector('textarea')).toBe(field);
  await press('Record as answered');
  await seesText('Read theirs.');
  await press('Record as answered');
  const before = () => sent.map(([, body]) => (body as { before: string | null }).before);
  await vi.waitFor(() => expect(before()).toEqual([null, theirs.answeredAt]), waitTimeoutMs);
});

test('a reservation that somebody else has canceled is shown so once a change of it is refused', async () => {
  let rows = [reservation];
  showPart(
    <Reservations />,
    {
      [`GET /${inbox}/reservations?state=all&page=1&limit=30`]: () => pageOf(rows),
      [`PUT /${inbox}/reservations/4`]: () => refusal(409, { translatedMessage: 'It has been canceled.' }),
    },
    '/partners/han/inbox/reservations?entry=4',
  );
  await vi.waitFor(() => expect(buttons('Confirm')).toHaveLength(1), waitTimeoutMs);
  rows = [{ ...reservation, isCanceled: true }];
  await press('Confirm');
  await seesText('It has been canceled.');
  await seesText('Canceled: its time is free for others.');
  expect(buttons('Confirm')).toEqual([]);
  expect(buttons('Undo the cancellation')).toHaveLength(1);
});
