// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Json } from '#schemas/json.ts';
import type { PageExplanation } from '#schemas/operator/preview.ts';
import type { FrameCommand } from '#schemas/operator/preview-frame.ts';
import { renderHook } from '../../testing/render-hook-for-test.tsx';
import { setAtPath } from '../document/operations.ts';
import { jsonAt, type Path, readJson } from '../document/parse-document.ts';
import { pageTree } from '../tree/page-tree.ts';
import { shownNodes } from '../tree/shown-nodes.ts';
import { usePageEdits } from './use-page-edits.ts';

const node = (id: string, title: Json): Json => ({ id, type: 'Cta', data: { title } });
const page = (...sections: Json[]): Json => ({ pages: { '/': { sections } } });
const markerAt = (index: number) => `pages["/"].sections[${index}]`;
const marker = markerAt(0);
const rowsOf = (document: Json) => pageTree(document, {}, '/');
const explained = (document: Json) =>
  ({ nodes: rowsOf(document).map(({ key, path, id }) => ({ marker: key, path, id })) }) as PageExplanation;

/** The page in English, whose main language is Korean. `set` is what colleagues have saved; the page stays the first one. */
function edit(document: Json) {
  let now = document;
  const [sent, written]: [FrameCommand[], Path[]] = [[], []];
  const drops: unknown[] = [];
  let page = explained(document);
  const hook = renderHook(
    (value: Json) =>
      usePageEdits({
        document: value,
        language: 'en',
        main: 'ko',
        isReadOnly: false,
        send: (command) => sent.push(command),
        setValue: (path, value) => {
          written.push(path);
          now = readJson(setAtPath(JSON.stringify(now), path, value as Json)) as Json;
          hook.render(now);
        },
        nodes: shownNodes(page, rowsOf(value)),
        placesOf: () => rowsOf(value).map(({ key }) => ({ at: 'after', marker: key })),
        onDrop: (row, target) => drops.push([row.id, target.at, target.row.id]),
        onFormText: () => {},
      }),
    [now],
  );
  return {
    sent,
    written,
    drops,
    begin: (text: string, at = marker) => hook.current({ type: 'edit', marker: at, texts: [text] }),
    type: (text: string, at = marker) => hook.current({ type: 'text', marker: at, text }),
    drag: (from: number) => hook.current({ type: 'drag', marker: markerAt(from) }),
    drop: (from: number, to: number) =>
      hook.current({ type: 'drop', marker: markerAt(from), place: { at: 'after', marker: markerAt(to) } }),
    set: (value: Json) => {
      now = value;
      hook.render(value);
    },
    /** The page of the document as it is now arrives. */
    show: () => {
      page = explained(now);
      hook.render(now);
    },
    at: (index: number) => jsonAt(now, ['pages', '/', 'sections', index, 'data', 'title']),
  };
}

test('what is typed in the page goes to its block, also after a colleague has added or removed one above it', () => {
  const own = node('own', { ko: '봄', en: 'Spring' });
  const page1 = page(own);
  const { begin, type, set, at, written } = edit(page1);
  begin('Spring');
  set(page(node('new', { ko: '새', en: 'New' }), own));
  type('Spring sale');
  expect([at(0), at(1)]).toEqual([
    { ko: '새', en: 'New' },
    { ko: '봄', en: 'Spring sale' },
  ]);
  set(page(node('new', { ko: '새', en: 'New' })));
  type('Spring sale!');
  expect(at(0)).toEqual({ ko: '새', en: 'New' });
  expect(written).toHaveLength(1);
});

test('what is typed in the page goes to its item of a list, also after a colleague has added or removed others', () => {
  const listed = (...titles: string[]) => page(node('own', titles));
  const { begin, type, set, at, written } = edit(listed('one', 'two', 'three'));
  begin('two');
  set(listed('two', 'three'));
  type('two!');
  expect(at(0)).toEqual([{ ko: 'two', en: 'two!' }, 'three']);
  set(page(node('own', ['new', { ko: 'two', en: 'two!' }, 'three'])));
  type('two!!');
  expect(at(0)).toEqual(['new', { ko: 'two', en: 'two!!' }, 'three']);
  set(listed('new', 'three'));
  type('two!!!');
  expect(at(0)).toEqual(['new', 'three']);
  expect(written).toHaveLength(2);
});

test('the first text, as after Escape, leaves a missing translation missing', () => {
  for (const title of [{ ko: '봄 이벤트' }, '봄 이벤트']) {
    const { begin, type, at, sent } = edit(page(node('own', title)));
    begin('봄 이벤트');
    expect(sent).toMatchObject([{ type: 'write', text: '봄 이벤트' }]);
    type('봄 이벤트');
    expect(at(0)).toEqual(title);
    type('Spring');
    expect(at(0)).toEqual({ ko: '봄 이벤트', en: 'Spring' });
    type('봄 이벤트');
    expect(at(0)).toEqual({ ko: '봄 이벤트' });
  }
});

test('the first text leaves what a colleague has written in another language meanwhile', () => {
  const { begin, type, set, at } = edit(page(node('own', { ko: '봄', en: 'Spring' })));
  begin('Spring');
  set(page(node('own', { ko: '새봄', en: 'Spring' })));
  type('Spring sale');
  type('Spring');
  expect(at(0)).toEqual({ ko: '새봄', en: 'Spring' });
});

test('a text of a page that is older than the document is written into its own block', () => {
  const [first, own, other] = ['first', 'own', 'other'].map((id) => node(id, { ko: '봄', en: 'Spring' }));
  const { begin, type, set, at, written } = edit(page(first as Json, own as Json, other as Json));
  set(page(own as Json, other as Json));
  begin('Spring', markerAt(1));
  type('Summer', markerAt(1));
  expect([at(0), at(1)]).toEqual([
    { ko: '봄', en: 'Summer' },
    { ko: '봄', en: 'Spring' },
  ]);
  // The first section is gone.
  begin('Spring', marker);
  type('Winter', marker);
  expect(written).toHaveLength(1);
});

test('what is dragged in a page that is older than the document is that block, and so are its places', () => {
  const [first, own, other] = ['first', 'own', 'other'].map((id) => node(id, id));
  const { drag, drop, set, sent, drops } = edit(page(first as Json, own as Json, other as Json));
  set(page(other as Json, own as Json, node('new', 'new')));
  drag(1);
  // The page has no place at the new section yet, and none at the one that is gone.
  expect(sent).toEqual([
    {
      type: 'places',
      marker: markerAt(1),
      places: [
        { at: 'after', marker: markerAt(2) },
        { at: 'after', marker: markerAt(1) },
      ],
    },
  ]);
  drop(1, 2);
  drop(1, 0);
  expect(drops).toEqual([['own', 'after', 'other']]);
});

test('a drop moves nothing if a newer page has another block under the marker that is dragged', () => {
  const [first, own] = [node('first', 'first'), node('own', 'own')];
  const { drag, drop, set, show, drops } = edit(page(first, own));
  drag(1);
  set(page(own, first));
  show();
  drop(1, 0);
  expect(drops).toEqual([]);
});
