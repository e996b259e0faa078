// @vitest-environment jsdom
import { createStore } from 'jotai';
import { useState } from 'react';
import type { DragAndDropOptions } from 'react-aria-components';
import { afterEach, expect, test, vi } from 'vitest';
import { closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { ListRows } from './ListRows.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

type Row = { id: number; name: string; index: number };

/** What the list has given the library: jsdom cannot drag. */
let drag: DragAndDropOptions<Row>;
vi.mock('react-aria-components', async (original) => {
  const library = await original<typeof import('react-aria-components')>();
  const useDragAndDrop = (options: DragAndDropOptions<Row>) => {
    drag = options;
    return library.useDragAndDrop({});
  };
  return { ...library, useDragAndDrop };
});
afterEach(closeConsole);

let changeAsColleague: (items: string[]) => void;

function Tags({ onMove }: { onMove: (from: number, to: number) => void }) {
  const [items, setItems] = useState(['one', 'two', 'three']);
  changeAsColleague = setItems;
  return <ListRows label="Tags" items={items} names={items} onMove={onMove} onRemove={undefined} />;
}

test.each([
  { change: 'nothing changes', after: ['one', 'two', 'three'], moves: [[0, 1]] },
  { change: 'an item is added before it', after: ['new', 'one', 'two', 'three'], moves: [[1, 2]] },
  { change: 'it is removed', after: ['two', 'three'], moves: [] },
])('of a list of which $change during a drag, the dragged item moves or none', async ({ after, moves }) => {
  const onMove = vi.fn();
  renderConsole(createStore(), <Tags onMove={onMove} />);
  const shows = (names: string[]) =>
    vi.waitFor(() => {
      const shown = [...document.querySelectorAll('.ListRows-name')].map(({ textContent }) => textContent);
      expect(shown).toEqual(names);
    }, waitTimeoutMs);
  await shows(['one', 'two', 'three']);
  drag.getItems?.(new Set([0]), [{ id: 0, name: 'one', index: 0 }]);
  changeAsColleague(after);
  await shows(after);
  const target = { type: 'item', key: after.indexOf('two'), dropPosition: 'after' } as const;
  drag.onReorder?.({ keys: new Set([0]), dropOperation: 'move', target });
  expect(onMove.mock.calls).toEqual(moves);
});
