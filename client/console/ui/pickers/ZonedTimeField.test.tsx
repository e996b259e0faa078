// @vitest-environment jsdom
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { answerCall, dialogCloses, press, seesText, showPart } from '#tests/setup/console-screen.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { ZonedTimeField } from './ZonedTimeField.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('@lingui/core/macro', () => import('#tests/setup/console-macros.tsx'));
vi.stubGlobal('fetch', answerCall);

function Starts({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <ZonedTimeField label="Starts" value={value} onChange={setValue} timeZone="Asia/Seoul" />
      <output>{value || 'none'}</output>
    </>
  );
}

/** Chooses a day of the month that the calendar shows. */
async function chooseDay(number: string): Promise<void> {
  const day = () =>
    [...document.querySelectorAll<HTMLElement>('.Calendar-day:not([data-outside-month])')].find(
      ({ textContent }) => textContent === number,
    );
  await vi.waitFor(() => expect(day()).toBeDefined(), waitTimeoutMs);
  day()?.click();
  await dialogCloses();
}

const written = () => document.querySelector('output')?.textContent;

test('a day that is chosen in the calendar leaves the time of day', async () => {
  showPart(<Starts initial="2026-06-02T09:30" />);
  await press('Calendar');
  await seesText('June 2026');
  // For screen readers there is a second one behind the days.
  document.querySelector<HTMLElement>('.Calendar-head [slot="next"]')?.click();
  await seesText('July 2026');
  await chooseDay('17');
  expect(written()).toBe('2026-07-17T09:30');
});

test('without a time before, the day begins at midnight', async () => {
  showPart(<Starts initial="" />);
  await press('Calendar');
  await chooseDay('12');
  expect(written()).toMatch(/^\d{4}-\d\d-12T00:00$/);
});

test('a text that is no time stays, and is named', async () => {
  showPart(<Starts initial="soon" />);
  await seesText('Written as soon.');
  expect(written()).toBe('soon');
});
