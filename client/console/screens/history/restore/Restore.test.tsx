// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import {
  answerCall,
  buttons,
  dialogCloses,
  press,
  refusal,
  seesText,
  showPart,
} from '#tests/setup/console-screen.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { Restore } from './Restore.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.stubGlobal('fetch', answerCall);

const call = 'POST /operator/partners/han/rollback';
const diffCall = 'POST /operator/partners/han/diff';
const change = { kind: 'changed', path: ['a'], text: { ko: '제목', en: 'The headline' } };
const error = {
  rule: 'rule',
  level: 'error',
  line: 1,
  column: 1,
  path: ['a'],
  message: { ko: '링크', en: 'The link leads nowhere' },
};
const refused = {
  code: 'DOCUMENT_REFUSED',
  message: 'DOCUMENT_REFUSED',
  translatedMessage: 'It has errors.',
};
type Body = { to: number; base: number; note: string; ignoreErrors: boolean };

/** The button that restores revision 2 in place of revision 4, and how the call is answered. */
function show(rollback: (body: Body) => unknown) {
  const shown = showPart(<Restore number={2} published={4} />, {
    [diffCall]: { changes: [change] },
    [call]: rollback,
  });
  /** The calls that publish. */
  const published = () => shown.sent.filter(([name]) => name === call).map(([, body]) => body);
  return { ...shown, published };
}

const publication = { revision: 5, publishAt: null, isMerged: false, changes: [], findings: [] };
const note = 'Restored revision 2';

test('a revision is published again after its changes were shown, and the history shows it', async () => {
  const { sent, published, address } = show(() => publication);
  await press('Restore this revision');
  await seesText('The headline');
  expect(sent).toEqual([[diffCall, { from: { revision: 4 }, to: { revision: 2 } }]]);
  await press('Restore');
  await seesText('Revision 2 is published again.');
  await dialogCloses();
  expect(published()).toEqual([{ to: 2, base: 4, note, ignoreErrors: false }]);
  await vi.waitFor(() => expect(address()).toBe('/partners/han/history?revision=5'), waitTimeoutMs);

  await press('Undo');
  await seesText('Undone: the former content is published again.');
  expect(published()[1]).toMatchObject({ to: 4, base: 5, ignoreErrors: true });
});

test('a revision in which the checks find errors is published only by a second, dangerous button', async () => {
  const { published } = show(({ ignoreErrors }) =>
    ignoreErrors ? publication : refusal(422, { ...refused, findings: [error] }),
  );
  await press('Restore this revision');
  await press('Restore');
  await seesText('The link leads nowhere');
  expect(buttons('Restore')).toEqual([]);
  await press('Restore anyway');
  await dialogCloses();
  expect(published()).toEqual([
    { to: 2, base: 4, note, ignoreErrors: false },
    { to: 2, base: 4, note, ignoreErrors: true },
  ]);
});
