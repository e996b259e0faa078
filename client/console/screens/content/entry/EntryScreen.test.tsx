// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { answerCall, press, seesText, showScreen } from '#tests/setup/console-screen.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { Component as List } from '../list/EntryListScreen.tsx';
import { Component as Entry } from './EntryScreen.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('@lingui/core/macro', () => import('#tests/setup/console-macros.tsx'));
vi.stubGlobal('fetch', answerCall);

const topics = '/partners/han/content/faqCategories';
const topic = { id: 5, version: '1', entry: { name: { ko: '예약' } } };
const row = { id: 5, title: '예약', detail: '', picture: null, untranslated: [], marks: [] };

/** The topics of which a search has found one. */
function show(at: string) {
  return showScreen({
    routes: [
      { path: '/partners/:code/content/:list', Component: List },
      { path: '/partners/:code/content/:list/:entry', Component: Entry },
    ],
    at,
    answers: {
      [`GET /operator${topics}?search=rest&limit=100&offset=0`]: { rows: [row], count: 1 },
      [`GET /operator${topics}/5`]: topic,
      [`GET /operator${topics}/6`]: { ...topic, id: 6 },
      [`POST /operator${topics}`]: { ...topic, id: 6 },
      [`GET /operator${topics}/5/uses`]: { uses: [], places: [], articles: 0 },
      [`DELETE /operator${topics}/5`]: { done: true, version: '1' },
    },
  });
}
const link = (name: string) => [...document.querySelectorAll('a')].find((one) => one.textContent === name);
async function follow(name: string) {
  await vi.waitFor(() => expect(link(name)).toBeDefined(), waitTimeoutMs);
  link(name)?.click();
}

test('the way back from an entry, and from a copy of it, leads to the part of the list that led there', async () => {
  const { address } = show(`${topics}?search=rest`);
  await follow('예약');
  await follow('Duplicate');
  await vi.waitFor(() => expect(address()).toBe(`${topics}/new?from=5`), waitTimeoutMs);
  await press('Add for visitors');
  await vi.waitFor(() => expect(address()).toBe(`${topics}/6`), waitTimeoutMs);
  await follow('Topics of questions');
  await vi.waitFor(() => expect(address()).toBe(`${topics}?search=rest`), waitTimeoutMs);
});

test('after an entry has been deleted, the same part of the list is shown', async () => {
  const { address } = show(`${topics}?search=rest`);
  await follow('예약');
  await press('Delete…');
  await seesText('Visitors will no longer see it.');
  await press('Delete');
  await vi.waitFor(() => expect(address()).toBe(`${topics}?search=rest`), waitTimeoutMs);
});

test('the way back from an entry that a link led to is the whole list', async () => {
  show(`${topics}/5`);
  await vi.waitFor(
    () => expect(link('Topics of questions')?.getAttribute('href')).toBe(topics),
    waitTimeoutMs,
  );
});
