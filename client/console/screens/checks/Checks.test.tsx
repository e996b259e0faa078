// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { answerCall, press, seesText, showPart } from '#tests/setup/console-screen.tsx';
import { Component } from './Checks.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.stubGlobal('fetch', answerCall);

const finding = {
  rule: 'rule',
  level: 'error',
  line: 1,
  column: 1,
  path: [],
  message: { ko: '링크', en: 'The link leads nowhere' },
};
const revision = {
  number: 4,
  document: '{"a": 1}',
  status: 'published',
  author: 'Lee',
  note: '',
  base: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  publishAt: null,
  problem: null,
};

test('the published document is checked again, and what is found by then is shown', async () => {
  let findings: object[] = [];
  const check = 'POST /operator/partners/han/check';
  const { sent } = showPart(<Component />, {
    'GET /operator/partners/han/published': { revision },
    [check]: () => ({ findings }),
  });
  await seesText('Every rule passes.');
  findings = [finding];
  await press('Check again');
  await seesText('The link leads nowhere');
  expect(sent).toEqual(Array(2).fill([check, { document: revision.document }]));
});
