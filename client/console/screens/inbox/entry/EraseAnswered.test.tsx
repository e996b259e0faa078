// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import {
  answerCall,
  buttons,
  clinic,
  dialogCloses,
  press,
  refusal,
  seesText,
  showPart,
} from '#tests/setup/console-screen.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { EraseAnswered } from './EraseAnswered.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.stubGlobal('fetch', answerCall);

const path = '/operator/partners/han/inbox/answered-inquiries';
const at = '/partners/han/inbox/inquiries?state=answered&page=2&entry=8';
const rows = [
  { days: 30, count: 12 },
  { days: 90, count: 7 },
  { days: 180, count: 1 },
  { days: 365, count: 0 },
];
const open = async (answers: object) => {
  const shown = showPart(<EraseAnswered />, { ...answers }, at);
  await press('Erase old inquiries…');
  return shown;
};
const canErase = () => buttons('Erase')[0]?.disabled === false;

async function choose(name: string) {
  const trigger = () => document.querySelector<HTMLButtonElement>('.Select-button');
  await vi.waitFor(() => expect(trigger()).not.toBeNull(), waitTimeoutMs);
  trigger()?.focus();
  trigger()?.click();
  const option = () =>
    [...document.querySelectorAll('[role="option"]')].find((one) => one.textContent === name);
  await vi.waitFor(() => expect(option()).toBeDefined(), waitTimeoutMs);
  (option() as HTMLElement).click();
}

test('the number of inquiries is shown before they are erased, and then the first page of the list', async () => {
  const { sent, address } = await open({
    [`GET ${path}`]: { rows },
    [`DELETE ${path}?days=90`]: { erased: 7 },
  });
  await seesText('No inquiry was answered that long ago.');
  expect(canErase()).toBe(false);
  await choose('90 days ago or earlier');
  await seesText('7 inquiries and the records of their answers are deleted.');
  expect(sent).toEqual([]);
  await press('Erase');
  await dialogCloses();
  await seesText('Erased.');
  expect(sent).toEqual([[`DELETE ${path}?days=90`]]);
  expect(address()).toBe('/partners/han/inbox/inquiries?state=answered');
});

test('a failure to count or to erase is shown, and may be tried again', async () => {
  let isDown = true;
  const count = () => (isDown ? refusal(403, { translatedMessage: 'Only administrators may.' }) : { rows });
  await open({ [`GET ${path}`]: count });
  await seesText('Only administrators may.');
  expect(canErase()).toBe(false);
  isDown = false;
  await press('Try again');
  await choose('180 days ago or earlier');
  await seesText('1 inquiry and the record of its answer are deleted.');
  await press('Erase');
  await seesText('REFUSED_404');
  expect(canErase()).toBe(true);
});

test('only administrators see it', async () => {
  const partners = { rows: [{ ...clinic, role: 'publisher' }], more: false };
  showPart(
    <>
      <p>The list</p>
      <EraseAnswered />
    </>,
    { 'GET /operator/partners': partners },
    at,
  );
  await seesText('The list');
  expect(buttons('Erase old inquiries…')).toEqual([]);
});
