// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { Pane } from '../../ui/Pane.tsx';
import { selectionAtom } from '../state/document-atoms.ts';
import { openPlaceAtom, panesAtom } from './pane-atoms.ts';
import { usePanes } from './use-panes.ts';

afterEach(() => {
  closeConsole();
  vi.unstubAllGlobals();
});

function Panes() {
  const { ref, isHidden } = usePanes();
  return (
    <div ref={ref}>
      {(['structure', 'page', 'form'] as const).map((name) => (
        <Pane key={name} className={name} label={name} isHidden={isHidden(name)}>
          <button type="button">in {name}</button>
        </Pane>
      ))}
    </div>
  );
}

/** Shows the panes in a window of this width. */
async function show(width: number) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/\d+/.exec(query)?.[0]),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const store = createStore();
  renderConsole(store, <Panes />);
  await vi.waitFor(() => expect(document.querySelectorAll('section')).toHaveLength(3), waitTimeoutMs);
  return store;
}

const shown = () =>
  [...document.querySelectorAll('section:not([aria-hidden])')].map(({ className }) => className);
const shows = (...names: string[]) => vi.waitFor(() => expect(shown()).toEqual(names), waitTimeoutMs);

test('a phone shows one pane, and the form of a place that is opened', async () => {
  const store = await show(767);
  await shows('page');
  store.set(panesAtom, 'structure');
  await shows('structure');
  store.set(openPlaceAtom, ['menu']);
  await shows('form');
  expect(store.get(selectionAtom)).toEqual(['menu']);
});

test('a tablet shows the form beside the structure or the page', async () => {
  const store = await show(1023);
  await shows('page', 'form');
  store.set(panesAtom, 'structure');
  store.set(openPlaceAtom, ['menu']);
  await shows('structure', 'form');
});

test('a wider window shows all panes, whichever is chosen', async () => {
  const store = await show(1024);
  await shows('structure', 'page', 'form');
  store.set(panesAtom, 'form');
  await shows('structure', 'page', 'form');
});

test.each(['structure', 'page'] as const)(
  'the focus in the pane %s goes to the form that replaces it',
  async (from) => {
    const store = await show(360);
    store.set(panesAtom, from);
    await shows(from);
    document.querySelector<HTMLElement>(`.${from} button`)?.focus();
    store.set(openPlaceAtom, ['menu']);
    await shows('form');
    await vi.waitFor(() => expect(document.activeElement?.className).toBe('form'), waitTimeoutMs);
  },
);
