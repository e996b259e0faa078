// @vitest-environment jsdom
import { atom, createStore, useAtomValue } from 'jotai';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { useFollowFocus } from './use-follow-focus.ts';

afterEach(closeConsole);

const selectedAtom = atom('a');
const droppedAtom = atom({ current: false });

function Rows() {
  const tree = useRef<HTMLDivElement>(null);
  useFollowFocus(tree, useAtomValue(selectedAtom), useAtomValue(droppedAtom));
  return (
    <>
      <div ref={tree}>
        {['a', 'b', 'c'].map((key) => (
          // biome-ignore lint/a11y/useSemanticElements: as the rows of a tree
          <div key={key} role="row" data-key={key} tabIndex={0}>
            {key}
          </div>
        ))}
      </div>
      <button type="button">Outside</button>
    </>
  );
}
const rowOf = (key: string) => document.querySelector<HTMLElement>(`[data-key="${key}"]`) as HTMLElement;
const focused = () => document.activeElement?.textContent;
const wait = () => new Promise((resolve) => setTimeout(resolve, 250));

/** Shows the rows with the focus on the first one, and selects the second one, as an undo does. */
async function followToB(isDropped = false, isInside = true) {
  const store = createStore();
  renderConsole(store, <Rows />);
  await vi.waitFor(() => expect(rowOf('a')).not.toBeNull(), waitTimeoutMs);
  if (isInside) rowOf('a').focus();
  store.get(droppedAtom).current = isDropped;
  store.set(selectedAtom, 'b');
  if (isInside) await vi.waitFor(() => expect(focused()).toBe('b'), waitTimeoutMs);
}

test('the focus goes along with the selected row, and stays where the operator puts it meanwhile', async () => {
  await followToB();
  rowOf('c').focus();
  await wait();
  expect(focused()).toBe('c');
});

test('it follows again if it was lost', async () => {
  await followToB();
  rowOf('b').blur();
  await wait();
  expect(focused()).toBe('b');
});

test('it follows again after a drop, which focuses its target, but not out of another part of the screen', async () => {
  await followToB(true);
  rowOf('c').focus();
  await wait();
  expect(focused()).toBe('b');
  closeConsole();
  // While a block is dragged by keyboard, the focus is on no row.
  await followToB(true, false);
  rowOf('c').focus();
  await wait();
  expect(focused()).toBe('b');
  closeConsole();
  await followToB(true);
  document.querySelector('button')?.focus();
  await wait();
  expect(focused()).toBe('Outside');
});
