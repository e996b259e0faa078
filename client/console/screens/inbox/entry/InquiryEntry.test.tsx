// @vitest-environment jsdom
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import {
  answerCall,
  dialogCloses,
  press,
  refusal,
  seesText,
  showPart,
} from '#tests/setup/console-screen.tsx';
import { writeInto } from '#tests/setup/type-into.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import type { Inquiry } from '../list/inbox-query.ts';
import { InquiryEntry } from './InquiryEntry.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.stubGlobal('fetch', answerCall);

const answered: Inquiry = {
  id: 8,
  languageCode: 'ko',
  name: 'Kim',
  phoneNumber: null,
  messenger: null,
  preferredTimes: null,
  picked: null,
  message: 'How long does it take?',
  doctor: '이원장 · 원장',
  isRepeated: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  answer: 'Called: an hour.',
  answeredAt: '2026-01-02T00:00:00.000Z',
  visit: null,
};

function Entry() {
  const [inquiry, setInquiry] = useState(answered);
  return <InquiryEntry inquiry={inquiry} onChange={setInquiry} />;
}
const eraseCall = 'DELETE /operator/partners/han/inbox/inquiries/8';
const at = '/partners/han/inbox/inquiries?state=answered&entry=8';

test('the doctor whom the visitor chose is shown, and a warning of a misused contact', async () => {
  showPart(<Entry />, {}, at);
  await seesText('이원장 · 원장');
  await seesText('This contact was used many times, from several networks');
});

test('an inquiry is erased after a question, and the list without it is shown', async () => {
  const { sent, address } = showPart(<Entry />, { [eraseCall]: { done: true } }, at);
  await press('Erase');
  await seesText('Erase the inquiry of Kim?');
  expect(sent).toEqual([]);
  await press('Erase');
  await seesText('Erased.');
  await dialogCloses();
  expect(sent).toEqual([[eraseCall]]);
  expect(address()).toBe('/partners/han/inbox/inquiries?state=answered');
});

test('the question stays with the reason if the inquiry could not be erased', async () => {
  const refused = () => refusal(403, { translatedMessage: 'Only administrators may.' });
  const { address } = showPart(<Entry />, { [eraseCall]: refused }, at);
  await press('Erase');
  await seesText('Erase the inquiry of Kim?');
  await press('Erase');
  const problem = () => document.querySelector('[role="dialog"] [role="alert"]')?.textContent;
  await vi.waitFor(() => expect(problem()).toBe('Only administrators may.'), waitTimeoutMs);
  expect(address()).toBe(at);
});

test('the record of an answer is edited from its text, and can be left', async () => {
  const call = 'PUT /operator/partners/han/inbox/inquiries/8/answer';
  const { sent } = showPart(
    <Entry />,
    { [call]: { done: true, answeredAt: '2026-01-03T00:00:00.000Z' } },
    at,
  );
  const field = () => document.querySelector('textarea');
  await press('Edit the record');
  await vi.waitFor(() => expect(field()?.value).toBe('Called: an hour.'), waitTimeoutMs);
  await press('Cancel');
  await vi.waitFor(() => expect(field()).toBeNull(), waitTimeoutMs);
  expect(sent).toEqual([]);
  await press('Edit the record');
  await press('Record as answered');
  await seesText('Recorded.');
  expect(sent).toEqual([[call, { answer: 'Called: an hour.', before: answered.answeredAt }]]);
  expect(field()).toBeNull();
});

test('an unsent text that is older than the record opens beside it, and one of the same record without it', async () => {
  const late = 'This answer was saved after you opened the form.';
  const field = () => document.querySelector('textarea');
  const other = { ...answered, id: 9, name: 'Lee' };
  const { change } = openRecord();
  await press('Edit the record');
  await vi.waitFor(() => expect(field()?.value).toBe('Called: an hour.'), waitTimeoutMs);
  writeInto(field(), 'Called: two hours.');
  change(other);
  await vi.waitFor(() => expect(field()).toBeNull(), waitTimeoutMs);
  change(answered);
  await seesText('Kim');
  await press('Edit the record');
  await vi.waitFor(() => expect(field()?.value).toBe('Called: two hours.'), waitTimeoutMs);
  expect(document.body.textContent).not.toContain(late);
  change(other);
  await vi.waitFor(() => expect(field()).toBeNull(), waitTimeoutMs);
  change({ ...answered, answer: 'Called: cancelled.', answeredAt: '2026-01-03T00:00:00.000Z' });
  await seesText('Called: cancelled.');
  await press('Edit the record');
  await seesText(late);
  expect(field()?.value).toBe('Called: two hours.');
  expect(document.body.textContent).toContain('Called: cancelled.');
  sessionStorage.clear();
});

function openRecord() {
  let change: (inquiry: Inquiry) => void = () => undefined;
  function Record() {
    const [inquiry, setInquiry] = useState(answered);
    change = setInquiry;
    return <InquiryEntry key={inquiry.id} inquiry={inquiry} onChange={setInquiry} />;
  }
  showPart(<Record />, {}, at);
  return { change: (inquiry: Inquiry) => change(inquiry) };
}
