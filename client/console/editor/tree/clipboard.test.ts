import { expect, test } from 'vitest';
import type { CatalogBlock } from '#schemas/operator/catalog.ts';
import { fromClipboard, misfitOf, toClipboard } from './clipboard.ts';

const block = (type: string, more: Partial<CatalogBlock>): [string, CatalogBlock] => [
  type,
  {
    type,
    label: `The ${type}`,
    description: '',
    category: 'content',
    words: '',
    version: 2,
    places: ['section'],
    slots: [],
    sources: [],
    isSourceRequired: false,
    presets: [],
    ...more,
  },
];
const blocks = new Map([
  block('Text', {}),
  block('Button', { places: ['control'] }),
  block('Box', { slots: [{ name: 'main', label: 'Main', takes: 'control', max: 1 }] }),
]);
const text = { id: 'a', type: 'Text', v: 1, data: { title: { ko: '제목' } } };
const button = { id: 'b', type: 'Button', v: 1, data: {} };
const section = { takes: 'section', isFull: false };

test('a node that was copied is read again', () => {
  const read = fromClipboard(toClipboard('han', text));
  expect(read).toEqual({ maru: 'node', version: 1, from: 'han', node: text });
});

test.each([
  ...['', 'Hello', '{', '[]', 'null', '{"maru":"node"}', JSON.stringify(text)],
  JSON.stringify({ maru: 'node', version: 2, from: 'han', node: text }),
  JSON.stringify({ maru: 'node', version: 1, from: 'han', node: { ...text, data: [] } }),
  JSON.stringify({ maru: 'node', version: 1, from: 'han', node: text, more: true }),
  `{"maru":"node","version":1,"from":"han","node":{"type":"Text","v":1,"data":{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}}}`,
  ' '.repeat(300_000),
])('any other text is no node: %#', (other) => expect(fromClipboard(other)).toBeUndefined());

test('what is too large is not copied', () => {
  expect(() => toClipboard('han', { ...text, data: { title: 'x'.repeat(70_000) } })).toThrow();
});

test('a node fits only where its block may stand', () => {
  const fits = (node: object, place = section) => misfitOf(node as typeof text, place, blocks);
  expect(fits(text)).toBeUndefined();
  expect(fits({ ...text, type: 'Other' })).toEqual({ reason: 'unknown', name: 'Other' });
  expect(fits({ ...text, v: 3 })).toEqual({ reason: 'newer', name: 'The Text' });
  expect(fits(button)).toEqual({ reason: 'place', name: 'The Button' });
  expect(fits(text, { takes: 'section', isFull: true })).toEqual({ reason: 'full', name: 'The Text' });
});

test('what is in its slots has to fit too', () => {
  const fits = (slots: object) => misfitOf({ type: 'Box', v: 1, data: {}, slots } as never, section, blocks);
  expect(fits({ main: [button] })).toBeUndefined();
  expect(fits({ main: [text] })).toEqual({ reason: 'place', name: 'The Text' });
  for (const broken of [{ main: [button, button] }, { other: [] }, { main: ['x'] }])
    expect(fits(broken)).toEqual({ reason: 'broken', name: 'The Box' });
});
