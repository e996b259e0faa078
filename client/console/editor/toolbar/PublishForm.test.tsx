// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import {
  type Answers,
  answerCall,
  buttons,
  losesText,
  press,
  refusal,
  seesText,
  showScreen,
} from '#tests/setup/console-screen.tsx';
import { freeLocks } from '#tests/setup/free-locks.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { replaceText } from '../document/site-document.ts';
import { SessionContext } from '../draft/session-context.ts';
import { startSession } from '../draft/start-session.ts';
import { codeAtom, documentAtom } from '../state/document-atoms.ts';
import { PublishForm } from './PublishForm.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

let session: ReturnType<typeof startSession>;
afterEach(() => {
  session.abandon();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The form for a document that is the same as its base, which is refused because of revision 2, scheduled before it. */
function openForm(
  base: number,
  refused: object = { publishAt: '2027-07-01T00:00:00.000Z' },
  answers: Answers = {},
) {
  vi.stubGlobal('fetch', answerCall);
  vi.stubGlobal('navigator', { ...navigator, locks: freeLocks });
  const store = createStore();
  store.set(codeAtom, 'han');
  const opened = { saved: null, left: null, name: 'Campaign', line: null, isMissing: false };
  const site = { code: 'han', operatorId: 33 };
  session = startSession(store, site, { ...opened, base, text: '{"title": "as before"}' });
  const texts = { code: 'STALE_BASE', message: 'STALE_BASE', translatedMessage: '' };
  const stale = { base, published: 2, theirs: [], conflicts: [], ...refused };
  const shown = showScreen({
    routes: [
      {
        path: '*',
        element: (
          <SessionContext value={{ code: 'han', ...session }}>
            <PublishForm timeZone="Asia/Seoul" languages={['ko']} onClose={() => {}} />
          </SessionContext>
        ),
      },
    ],
    at: '/partners/han/site',
    store,
    answers: {
      'POST /operator/partners/han/diff': { changes: [] },
      'POST /operator/partners/han/check': { findings: [] },
      'POST /operator/partners/han/publish': () => refusal(409, { ...texts, ...stale }),
      ...answers,
    },
  });
  return { ...shown, store };
}

/** Chooses to publish at a time, once it is known that the document cannot be published now. */
async function schedule(): Promise<void> {
  await seesText('Nothing differs');
  expect(buttons('Publish now')[0]?.disabled).toBe(true);
  document.querySelector<HTMLInputElement>('[type=radio][value=later]')?.click();
  await press('Schedule');
}

test('the end of a scheduled campaign can be scheduled: a document that is as published, but not then', async () => {
  const { sent } = openForm(1);
  await schedule();
  await seesText('After it, your document would change nothing.');
  expect(sent.at(-1)).toMatchObject(['POST /operator/partners/han/publish', { base: 1 }]);
});

test('a document that is the same as the scheduled revision that it follows has to change first', async () => {
  openForm(2);
  await schedule();
  await seesText('Your document is the same as revision 2');
  expect(buttons('Merge and continue')).toEqual([]);
  await press('Continue');
  await vi.waitFor(() => expect(buttons('Schedule')).toHaveLength(1), waitTimeoutMs);
});

test('a document that is as published cannot be scheduled before something else is', async () => {
  openForm(2, {});
  await schedule();
  await seesText('Your document is the same as what is published.');
  expect(buttons('Merge and continue')).toEqual([]);
});

test('a time that has passed is refused at its field, also if it passes while the form is open', async () => {
  const { sent } = openForm(1);
  await seesText('Nothing differs');
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  document.querySelector<HTMLInputElement>('[type=radio][value=later]')?.click();
  await vi.waitFor(() => expect(buttons('Schedule')[0]?.disabled).toBe(false), waitTimeoutMs);
  // Tomorrow at 9 is at most 33 hours away.
  await vi.advanceTimersByTimeAsync(34 * 3_600_000);
  await seesText('This time has passed. Choose a later one.');
  expect(buttons('Schedule')[0]?.disabled).toBe(true);
  expect(sent.filter(([name]) => name === 'POST /operator/partners/han/publish')).toEqual([]);
});

test('an error that has been fixed stops no publication if the text without it cannot be checked', async () => {
  const message = { ko: '링크', en: 'The link leads nowhere' };
  const finding = { rule: 'rule', level: 'error', line: 1, column: 1, path: ['a'], message };
  let check = () => Response.json({ findings: [finding] });
  const { store } = openForm(1, undefined, {
    'POST /operator/partners/han/check': () => check(),
    'POST /operator/partners/han/diff': { changes: [{ kind: 'changed', path: ['a'], text: message }] },
  });
  await seesText('Errors that stop publishing');
  expect(buttons('Publish now')[0]?.disabled).toBe(true);
  check = () => refusal(503);
  store.set(documentAtom, (now) => replaceText(now, '{"title": "fixed"}'));
  await seesText('The document could not be checked.');
  await losesText('Errors that stop publishing');
  await vi.waitFor(() => expect(buttons('Publish now')[0]?.disabled).toBe(false), waitTimeoutMs);
  check = () => Response.json({ findings: [finding] });
  await press('Try again');
  await seesText('Errors that stop publishing');
});
