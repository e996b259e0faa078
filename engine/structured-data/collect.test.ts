import { expect, test } from 'vitest';
import type { ResolvedNode } from '#engine/resolve/resolve-page.ts';
import { samplePage } from '#tests/contract/sample-page.ts';
import { collectStructuredData } from './collect.ts';

type Facts = Record<string, unknown>;

const block = (structuredData?: () => Facts[], more: object = {}): ResolvedNode =>
  ({
    kind: 'block',
    path: 'sections[0]',
    block: { type: 'Sample', meta: {}, structuredData },
    prepared: {},
    slots: {},
    ...more,
  }) as unknown as ResolvedNode;
const page = samplePage('ko', { path: '/info', pageKey: '/info' });
const collect = (...sections: ResolvedNode[]) => collectStructuredData({ slots: {}, sections }, page);

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

test('a block that fails reports nothing, and the others are unaffected', () => {
  const { nodes, problems } = collect(
    block(() => {
      throw new Error('boom');
    }),
    block(() => [{ '@type': 'Person', name: 'C' }]),
  );
  expect(nodes).toHaveLength(1);
  expect(problems).toEqual(['[structured-data] Block "Sample" at sections[0]: boom']);
});

test('only the home page describes the site and its search', () => {
  const home = collectStructuredData({ slots: {}, sections: [] }, samplePage('en')).nodes;
  expect(JSON.stringify(home)).toContain('/en/search?keyword={search_term_string}');
  expect(collect().nodes).toEqual([]);
});
