// @vitest-environment jsdom
import { createStore } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { buttonsNamed, closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { DeleteEntry } from './DeleteEntry.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('../../partner/use-partner.ts', () => ({ usePartner: () => ({ code: 'han' }) }));

afterEach(closeConsole);

/** @param id another one in each test: answers are cached */
async function open(id: number, answer: object) {
  vi.stubGlobal('fetch', async () => Response.json(answer));
  const saved = { id, version: 'v1', entry: {} };
  const element = (
    <DeleteEntry code="han" list="notices" saved={saved} title="Closed" onDeleted={() => undefined} />
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  renderConsole(createStore(), <RouterProvider router={router} />);
  await vi.waitFor(() => expect(buttonsNamed('Delete…')).toHaveLength(1), waitTimeoutMs);
  buttonsNamed('Delete…')[0]?.click();
  await vi.waitFor(() => expect(document.querySelector('.EntryUses')).not.toBe(null), waitTimeoutMs);
  return document.querySelector('[role=dialog]')?.textContent ?? '';
}

test('what links to an entry is told before it is deleted', async () => {
  const place = { ko: '메뉴', en: 'Menu › Item 1' };
  const text = await open(1, {
    uses: [],
    articles: 0,
    places: [
      { where: 'popup 3', path: [] },
      { where: 'published', path: ['menu', 0, 'url'], place },
    ],
  });
  expect(text).toContain('Their links will lead nowhere');
  expect([...document.querySelectorAll('.EntryUses a')].map((link) => link.getAttribute('href'))).toEqual([
    '/partners/han/popups',
    `/partners/han/menu?path=${encodeURIComponent('["menu",0,"url"]')}`,
  ]);
  expect(buttonsNamed('Delete')).toHaveLength(1);
});

test('an entry that others name cannot be deleted, which is told at once', async () => {
  const text = await open(2, { uses: [{ list: 'faqs', id: 4, title: 'Parking' }], places: [], articles: 0 });
  expect(text).toContain('It cannot be deleted');
  expect(buttonsNamed('Delete')).toHaveLength(0);
});
