// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { RevisionMeta } from '#schemas/operator/revisions.ts';
import { answerCall, seesText, showPart } from '#tests/setup/console-screen.tsx';
import { SiteCards } from '../overview/SiteCards.tsx';
import { Component as History } from './History.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.stubGlobal('fetch', answerCall);

const revision = (number: number, status: RevisionMeta['status']): RevisionMeta => ({
  number,
  status,
  author: 'Kim',
  note: '',
  base: null,
  createdAt: '2026-06-01T00:00:00.000Z',
  publishAt: status === 'scheduled' ? '2026-07-01T00:00:00.000Z' : null,
  problem: null,
});
const latest = [revision(60, 'published'), revision(59, 'archived'), revision(58, 'blocked')];
const pending = [revision(58, 'blocked'), revision(4, 'scheduled')];
const list = 'GET /operator/partners/han/revisions';
const answers = {
  [`${list}?limit=5`]: { rows: latest, more: true },
  [`${list}?limit=50`]: { rows: latest, more: true },
  [`${list}?before=58&limit=50`]: { rows: [revision(57, 'archived')], more: false },
  [`${list}?limit=50&before=58`]: { rows: [revision(57, 'archived')], more: false },
  [`${list}?limit=200&isPending=true`]: { rows: pending, more: false },
};
const listed = () => [...document.querySelectorAll('.History-row strong')].map((name) => name.textContent);

test('the history shows what is scheduled above the latest revisions, however old it is', async () => {
  showPart(<History />, answers);
  await seesText('Scheduled or blocked');
  expect(listed()).toEqual(['Revision 4', 'Revision 60', 'Revision 59', 'Revision 58']);
});

test('later pages of the history show their own revisions only', async () => {
  showPart(<History />, answers, '/partners/han/history?before=58');
  await seesText('Revision 57');
  expect(listed()).toEqual(['Revision 57']);
});

test('the overview tells what goes live next, and what is blocked, however old they are', async () => {
  showPart(<SiteCards code="han" timeZone="Asia/Seoul" />, answers);
  await seesText('Goes live');
  await seesText('Revision 58 was not published');
});
