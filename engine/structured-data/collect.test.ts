import { expect, test } from 'vitest';
import type { ResolvedNode } from '#engine/resolve/resolve-page.ts';
import { samplePage } from '#tests/contract/sample-page.ts';
import { collectStructuredData } from './collect.ts';

const block = (structuredData?: () => unknown, more: object = {}): ResolvedNode =>
  ({
    kind: 'block',
    path: 'sections[0]',
    block: { type: 'Sample', meta: {}, structuredData },
    prepared: {},
    slots: {},
    ...more,
  }) as unknown as ResolvedNode;
const page = samplePage('ko', { path: '/info', pageKey: '/info' });
const collect = (...sections: ResolvedNode[]) =>
  collectStructuredData({ slots: {}, sections }, page, new Set());

test('facts of the same thing from several blocks become one node, without repetitions', () => {
  const { nodes } = collect(
    block(() => [{ '@type': 'Dentist', '@id': '#a', name: 'A', hours: [{ opens: '10:00' }] }]),
    block(() => [
      {
        '@type': 'Dentist',
        '@id': '#a',
        name: 'B',
        tel: '1',
        hours: [{ opens: '10:00' }, { opens: '12:00' }],
      },
    ]),
    block(() => [{ '@type': 'Person', name: 'C' }]),
  );
  expect(nodes).toEqual([
    { '@type': 'Dentist', '@id': '#a', name: 'A', tel: '1', hours: [{ opens: '10:00' }, { opens: '12:00' }] },
    { '@type': 'Person', name: 'C' },
  ]);
});

test('blocks in slots of blocks report too, error nodes and hidden lists do not', () => {
  const person = block(() => [{ '@type': 'Person', name: 'C' }]);
  expect(collect(block(undefined, { slots: { below: [person] } })).nodes).toHaveLength(1);
  expect(collect({ kind: 'error' } as ResolvedNode).nodes).toEqual([]);
  const unneeded = block(() => [{ '@type': 'Person', name: 'C' }], {
    block: { type: 'Sample', meta: { isNeeded: () => false }, structuredData: () => [{ name: 'C' }] },
  });
  expect(collect(unneeded).nodes).toEqual([]);
});

const boom = () => {
  throw new Error('boom');
};
const [noList, promise] = ['something other than a list of nodes', 'a promise'].map(
  (what) => `structuredData returns ${what}`,
);

test.each([
  ['throws', block(boom), 'boom'],
  ['throws before', block(() => [], { block: { type: 'Sample', meta: { isNeeded: boom } } }), 'boom'],
  ['returns no node', block(() => [undefined]), noList],
  ['returns one node', block(() => ({ '@type': 'Person' })), noList],
  ['is asynchronous', block(async () => []), promise],
  ['rejects', block(() => Promise.reject(new Error('late'))), promise],
])('a block that %s reports nothing, and the others are unaffected', async (_, failing, reason) => {
  const { nodes, problems } = collect(
    failing,
    block(() => [{ '@type': 'Person', name: 'C' }]),
  );
  expect(nodes).toHaveLength(1);
  expect(problems).toEqual([`[structured-data] Block "Sample" at sections[0]: ${reason}`]);
  // An unhandled rejection would fail the test here.
  await new Promise((resolve) => setImmediate(resolve));
});

test('neither a block that could not be rendered nor those in its slots report anything', () => {
  const person = (path: string, more: object = {}) =>
    block(() => [{ '@type': 'Person', name: path }], { path, ...more });
  const sections = [person('a', { slots: { below: [person('a.below')] } }), person('b')];
  const { nodes } = collectStructuredData({ slots: {}, sections }, page, new Set(['a']));
  expect(nodes).toEqual([{ '@type': 'Person', name: 'b' }]);
});

test('only the home page describes the site and its search', () => {
  const home = collectStructuredData({ slots: {}, sections: [] }, samplePage('en'), new Set()).nodes;
  expect(JSON.stringify(home)).toContain('/en/search?keyword={search_term_string}');
  expect(collect().nodes).toEqual([]);
});
