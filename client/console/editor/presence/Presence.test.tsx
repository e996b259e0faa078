// @vitest-environment jsdom
import { createStore } from 'jotai';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { draftStatusAtom } from '../draft/draft-atoms.ts';
import { codeAtom } from '../state/document-atoms.ts';
import { Presence } from './Presence.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
afterEach(() => {
  closeConsole();
  vi.unstubAllGlobals();
});

const seenAt = '2026-01-01T00:00:00.000Z';
const others = [
  ...['Kim', 'Lee', 'Park', 'Choi'].map((name) => ({ name, seenAt, draft: 7 })),
  { name: 'Jung', seenAt, draft: 8 },
  { name: 'Han', seenAt, draft: null },
];

test('colleagues in the same draft are told from those in another one and in none', async () => {
  const told: (number | null)[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    told.push(JSON.parse(body).draft);
    return Response.json({ others });
  });
  const store = createStore();
  store.set(codeAtom, 'bomnal');
  const texts = () => [...document.querySelectorAll('.Badge')].map(({ textContent }) => textContent);
  const shows = (...expected: string[]) => vi.waitFor(() => expect(texts()).toEqual(expected), waitTimeoutMs);
  renderConsole(
    store,
    <SWRConfig value={{ provider: () => new Map() }}>
      <Presence />
    </SWRConfig>,
  );
  await shows('Also here: Han', 'In another draft: Kim, Lee, and Park and 2 more');
  // The first change begins a draft.
  store.set(draftStatusAtom, (status) => ({ ...status, draft: 7 }));
  await shows('In this draft too: Kim, Lee, and Park and 1 more', 'Also here: Han', 'In another draft: Jung');
  expect(told).toEqual([null, 7]);
});
