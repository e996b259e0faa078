// @vitest-environment jsdom
import { atom, createStore, useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { until } from '#tests/setup/until.ts';
import { useFollowFocus } from './use-follow-focus.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  closeConsole();
  vi.useRealTimers();
});

const selectedAtom = atom('a');
/** Whether the effects of the first rendering have run. */
let isShown = false;
const droppedAtom = atom({ current: false });

function Rows() {
  const tree = useRef<HTMLDivElement>(null);
  useFollowFocus(tree, useAtomValue(selectedAtom), useAtomValue(droppedAtom));
  useEffect(() => {
    isShown = true;
  }, []);
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
const wait = () => vi.advanceTimersByTime(250);

/** Shows the rows with the focus on the first one, and selects the second one, as an undo does. */
async function followToB(isDropped = false, isInside = true) {
  const store = createStore();
  isShown = false;
  renderConsole(store, <Rows />);
  await until(() => isShown);
  if (isInside) rowOf('a').focus();
  store.get(droppedAtom).current = isDropped;
  store.set(selectedAtom, 'b');
  await until(() => (isInside ? focused() === 'b' : !store.get(droppedAtom).current));
}

test('the focus goes along with the selected row, and stays where the operator puts it meanwhile', async () => {
  await followToB();
  rowOf('c').focus();
  wait();
  expect(focused()).toBe('c');
});

test('it follows again if it was lost', async () => {
  await followToB();
  rowOf('b').blur();
  wait();
  expect(focused()).toBe('b');
});

test('it follows again after a drop, which focuses its target, but not out of another part of the screen', async () => {
  await followToB(true);
  rowOf('c').focus();
  wait();
  expect(focused()).toBe('b');
  closeConsole();
  // While a block is dragged by keyboard, the focus is on no row.
  await followToB(true, false);
  rowOf('c').focus();
  wait();
  expect(focused()).toBe('b');
  closeConsole();
  await followToB(true);
  document.querySelector('button')?.focus();
  wait();
  expect(focused()).toBe('Outside');
});
