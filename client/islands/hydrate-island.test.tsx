// @vitest-environment jsdom
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { usePage } from '#engine/context/use-page.tsx';
import type { BrowserModel } from '#engine/render/render-page.ts';
import { patience } from '#tests/setup/patience.ts';
import { hydrateIsland, updateIsland } from './hydrate-island.tsx';
import { replaceModel } from './read-model.ts';

const model = (path: string) =>
  ({
    page: { path },
    catalogs: {},
    islands: {
      's-popup-Where': { type: 'Where', data: {} },
      's-footer-Broken': { type: 'Broken', data: {} },
      'p-Leaving': { type: 'Leaving', data: {} },
    },
  }) as unknown as BrowserModel;

/** Says which page it stands on; the visitor goes on in the moment in which it comes alive. */
function Where() {
  useEffect(() => replaceModel(model('/next')), []);
  return <p>{usePage().path}</p>;
}
vi.mock('./schedule-islands.ts', () => ({ unschedule: () => {} }));
/** Lives on the first page alone. */
function Broken() {
  if (usePage().path === '/first') return <p>served</p>;
  throw new Error('broken');
}
const ended = vi.fn();
/** The visitor leaves its page in the moment in which it comes alive. */
function Leaving() {
  useEffect(() => {
    document.body.replaceChildren();
    return ended;
  }, []);
  return <p>served</p>;
}
vi.mock('#registry/manifest.client.ts', () => ({
  islands: {
    Where: async () => ({ default: Where }),
    Broken: async () => ({ default: Broken }),
    Leaving: async () => ({ default: Leaving }),
  },
}));

test('an island that comes alive while the visitor goes on stands on the new page', async () => {
  document.body.innerHTML = '<maru-island id="s-popup-Where"><p>/first</p></maru-island>';
  const island = document.querySelector<HTMLElement>('maru-island') as HTMLElement;
  replaceModel(model('/first'));
  await hydrateIsland(island);
  await vi.waitFor(() => expect(island.textContent).toBe('/next'), patience);
});

test('an island that fails on a later page shows what the server sent', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = '<maru-island id="s-footer-Broken"><p>served</p></maru-island>';
  const island = document.querySelector<HTMLElement>('maru-island') as HTMLElement;
  replaceModel(model('/first'));
  await hydrateIsland(island);
  replaceModel(model('/next'));
  updateIsland(island);
  await vi.waitFor(
    () => expect(report).toHaveBeenCalledWith(expect.stringMatching(/^\[islands\]/), expect.any(Error)),
    patience,
  );
  expect(island.textContent).toBe('served');
});

test('an island whose page is left while it comes alive ends', async () => {
  document.body.innerHTML = '<maru-island id="p-Leaving"><p>served</p></maru-island>';
  const island = document.querySelector<HTMLElement>('maru-island') as HTMLElement;
  replaceModel(model('/first'));
  await hydrateIsland(island);
  expect(ended).toHaveBeenCalledOnce();
  expect(island.dataset.hydrated).toBeUndefined();
});
