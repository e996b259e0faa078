// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { RevisionMeta } from '#schemas/operator/revisions.ts';
import { answerCall, buttons, press, seesText, showPart } from '#tests/setup/console-screen.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { RevisionView } from './RevisionView.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.stubGlobal('fetch', answerCall);

const revision: RevisionMeta = {
  number: 7,
  status: 'archived',
  author: 'Kim',
  note: '',
  base: null,
  createdAt: '2026-06-01T00:00:00.000Z',
  publishAt: null,
  problem: null,
};
const published = { revision: { ...revision, number: 9, status: 'published', document: '{}' } };

test.each([
  ['scheduled', ['Cancel the schedule']],
  ['blocked', ['Cancel the schedule', 'Restore this revision']],
  ['cancelled', ['Restore this revision']],
  ['archived', ['Restore this revision']],
] as const)('a revision that is %s can be: %j', async (status, expected) => {
  showPart(<RevisionView number={7} listed={{ ...revision, status }} />, {
    'GET /operator/partners/han/published': published,
  });
  await seesText('Revision 7');
  const offered = () =>
    ['Cancel the schedule', 'Restore this revision'].filter((name) => buttons(name).length > 0);
  await vi.waitFor(() => expect(offered()).toEqual(expected), waitTimeoutMs);
});

test('one that is merged into another revision links to that', async () => {
  const answers = { 'GET /operator/partners/han/published': published };
  const merged = {
    ...revision,
    status: 'cancelled',
    problem: { ko: '…', en: 'It was merged' },
    mergedAs: 9,
  } as const;
  showPart(<RevisionView number={7} listed={merged} />, answers);
  await seesText('Merged into another revision');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.Notice a')];
  expect(links.map(({ search, textContent }) => [search, textContent])).toEqual([
    ['?revision=9', 'Revision 9'],
  ]);
  expect(document.body.textContent).not.toContain('It was not published');
});

test('one that was blocked and then canceled was not published', async () => {
  const blocked = { ...revision, status: 'cancelled', problem: { ko: '…', en: 'It overlaps' } } as const;
  showPart(<RevisionView number={7} listed={blocked} />, {
    'GET /operator/partners/han/published': published,
  });
  await seesText('It was not published');
  expect(document.querySelector('.Notice a')).toBeNull();
});

test('a canceled schedule can be restored where nothing is published', async () => {
  const { sent } = showPart(<RevisionView number={7} listed={{ ...revision, status: 'cancelled' }} />, {
    'GET /operator/partners/han/published': { revision: null },
    'POST /operator/partners/han/diff': { changes: [] },
    'POST /operator/partners/han/rollback': {
      revision: 8,
      publishAt: null,
      isMerged: false,
      changes: [],
      findings: [],
    },
  });
  await press('Restore this revision');
  await seesText('It is published at once, as a new revision. Drafts stay as they are.');
  await press('Restore');
  await seesText('Revision 7 is published again.');
  expect(sent).toMatchObject([
    ['POST /operator/partners/han/diff', { from: { document: '{}' }, to: { revision: 7 } }],
    ['POST /operator/partners/han/rollback', { to: 7, base: null }],
  ]);
  // There is nothing to return to.
  expect(buttons('Undo')).toEqual([]);
});
