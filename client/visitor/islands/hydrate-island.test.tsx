// @vitest-environment jsdom
import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { usePage } from '#engine/context/use-page.tsx';
import type { BrowserModel } from '#engine/render/render-page.ts';
import { translate } from '#tests/setup/translate.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { hydrateIsland, updateIsland } from './hydrate-island.tsx';
import { replaceModel } from './read-model.ts';

const model = (path: string) =>
  ({
    page: { path, locale: 'en' },
    catalogs: {},
    islands: {
      's-popup-Where': { type: 'Where', data: {} },
      's-footer-Broken': { type: 'Broken', data: {} },
      'p-Order': { type: 'Order', data: {} },
      'p-Leaving': { type: 'Leaving', data: {} },
    },
  }) as unknown as BrowserModel;

/** Shows its page's path; the visitor navigates in the moment in which it hydrates. */
function Where() {
  useEffect(() => replaceModel(model('/next')), []);
  return <p>{usePage().path}</p>;
}
vi.mock('./schedule-islands.ts', () => ({ unschedule: () => {} }));
/** Renders on the first page only. */
function Broken() {
  if (usePage().path === '/first') return <p>served</p>;
  throw new Error('broken');
}
const ended = vi.fn();
/** The visitor leaves its page in the moment in which it hydrates. */
function Leaving() {
  useEffect(() => {
    document.body.replaceChildren();
    return ended;
  }, []);
  return <p>served</p>;
}
/** Counts ticks, shows the typed name and reserves. */
const reserved = vi.fn();
function Order() {
  const [count, setCount] = useState(0);
  const [name, setName] = useState('');
  return (
    <form>
      <input type="checkbox" checked={count > 0} onChange={() => setCount(count + 1)} />
      <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
      <output>{`${count} for ${name}`}</output>
      <button type="button" onClick={() => reserved(count, name)}>
        Reserve
      </button>
    </form>
  );
}
vi.mock('#registry/manifest.client.ts', () => ({
  islands: {
    Order: async () => ({ default: Order }),
    Where: async () => ({ default: Where }),
    Broken: async () => ({ default: Broken }),
    Leaving: async () => ({ default: Leaving }),
  },
}));

test('an island that hydrates during a navigation shows the new page', async () => {
  document.body.innerHTML = '<maru-island id="s-popup-Where"><p>/first</p></maru-island>';
  const island = document.querySelector<HTMLElement>('maru-island') as HTMLElement;
  replaceModel(model('/first'));
  await hydrateIsland(island);
  await vi.waitFor(() => expect(island.textContent).toBe('/next'), waitTimeoutMs);
});

test('an island that fails on a later page shows the server’s HTML', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = '<maru-island id="s-footer-Broken"><p>served</p></maru-island>';
  const island = document.querySelector<HTMLElement>('maru-island') as HTMLElement;
  replaceModel(model('/first'));
  await hydrateIsland(island);
  replaceModel(model('/next'));
  updateIsland(island);
  await vi.waitFor(
    () => expect(report).toHaveBeenCalledWith(expect.stringMatching(/^\[islands\]/), expect.any(Error)),
    waitTimeoutMs,
  );
  expect(island.textContent).toBe('served');
});

test('an island whose page is left while it hydrates is unmounted', async () => {
  document.body.innerHTML = '<maru-island id="p-Leaving"><p>served</p></maru-island>';
  const island = document.querySelector<HTMLElement>('maru-island') as HTMLElement;
  replaceModel(model('/first'));
  await hydrateIsland(island);
  expect(ended).toHaveBeenCalledOnce();
  expect(island.dataset.hydrated).toBeUndefined();
});

const served =
  '<form><input type="checkbox"><input name="name" value=""><output>0 for </output><button type="button">Reserve</button></form>';
const part = <T extends HTMLElement>(selector: string) => document.querySelector(selector) as T;

/** An island in which the visitor ticks and types before it hydrates. */
function enterOrder(): HTMLElement {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = `<maru-island id="p-Order">${served}</maru-island>`;
  replaceModel(model('/first'));
  return part('maru-island');
}
function fill(): void {
  part<HTMLInputElement>('[type=checkbox]').click();
  part<HTMLInputElement>('[name=name]').value = '하나';
  part('[name=name]').dispatchEvent(new Event('input', { bubbles: true }));
  part('[name=name]').focus();
}

test('an island whose page, and model, left before its code loaded is no failure; one without a model is', async () => {
  const island = Object.assign(document.createElement('maru-island'), { id: 'of-another-page' });
  await expect(hydrateIsland(island)).resolves.toBeUndefined();
  const present = Object.assign(document.createElement('maru-island'), { id: 'unknown' });
  document.body.replaceChildren(present);
  await expect(hydrateIsland(present)).rejects.toThrow('No island "unknown"');
});

test('input in an island changed by a translator survives hydration', async () => {
  const island = enterOrder();
  translate(island);
  const before = part('button');
  fill();
  await hydrateIsland(island);
  await vi.waitFor(() => expect(part('output').textContent).toBe('1 for 하나'), waitTimeoutMs);
  expect(part('button')).not.toBe(before);
  expect(part<HTMLInputElement>('[type=checkbox]').checked).toBe(true);
  expect(part<HTMLInputElement>('[name=name]').value).toBe('하나');
  expect(document.activeElement).toBe(part('[name=name]'));
  part('button').click();
  expect(reserved).toHaveBeenLastCalledWith(1, '하나');
});

test('input made during hydration is preserved too', async () => {
  const island = enterOrder();
  translate(island);
  const alive = hydrateIsland(island);
  fill();
  await alive;
  await vi.waitFor(() => expect(part('output').textContent).toBe('1 for 하나'), waitTimeoutMs);
});
