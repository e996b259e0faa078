// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import {
  answerCall,
  dialogCloses,
  press,
  refusal,
  seesText,
  showPart,
} from '#tests/setup/console-screen.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { CancelSchedule } from './CancelSchedule.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.stubGlobal('fetch', answerCall);

const call = 'DELETE /operator/partners/han/schedule/7';

test('a schedule is canceled after a question', async () => {
  const { sent } = showPart(<CancelSchedule number={7} />, { [call]: { done: true } });
  await press('Cancel the schedule');
  await seesText('Cancel the publication of revision 7?');
  expect(sent).toEqual([]);
  await press('Cancel the schedule');
  await seesText('The schedule has been canceled.');
  await dialogCloses();
  expect(sent).toEqual([[call]]);
});

test('nothing is canceled where the question is declined', async () => {
  const { sent } = showPart(<CancelSchedule number={7} />, { [call]: { done: true } });
  await press('Cancel the schedule');
  await press('Cancel');
  await dialogCloses();
  expect(sent).toEqual([]);
});

test('the question stays with the reason if the schedule could not be canceled', async () => {
  showPart(<CancelSchedule number={7} />, {
    [call]: () => refusal(409, { translatedMessage: 'It is published already.' }),
  });
  await press('Cancel the schedule');
  await vi.waitFor(() => expect(document.querySelector('[role="dialog"]')).not.toBeNull(), waitTimeoutMs);
  await press('Cancel the schedule');
  const problem = () => document.querySelector('[role="dialog"] [role="alert"]')?.textContent;
  await vi.waitFor(() => expect(problem()).toBe('It is published already.'), waitTimeoutMs);
});
