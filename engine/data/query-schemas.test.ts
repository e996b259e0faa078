import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Registry } from '#registry/contract.ts';
import { pagingParams } from '#schemas/api/common.ts';
import { canonicalValue, querySchemas } from './query-schemas.ts';

const list = {
  params: z.object({ ...pagingParams, keyword: z.string().optional(), sort: z.enum(['new', 'old']) }),
};
const registry = { sources: new Map([['list', list]]) } as unknown as Registry;
const bound = (name: string) => ({ $bind: `query.${name}` });
const read = (params: object, name = 'list') => ({ name, params });
const { page, sort } = list.params.shape;

test('a name read only by sources has their schemas', () => {
  const node = {
    data: {},
    source: read({ page: bound('page') }),
    slots: { side: [{ data: {}, source: read({ page: bound('page'), limit: bound('page') }) }] },
  };
  const known = querySchemas(
    { sources: { first: read({ sort: bound('order') }) }, sections: [node] },
    registry,
  );
  expect([...known]).toEqual([
    ['order', [sort]],
    ['page', [page, list.params.shape.limit]],
  ]);
});

test('a name that anything else reads has no schemas, in either order', () => {
  const source = read({ keyword: bound('keyword'), page: bound('page') });
  const shown = { data: { text: bound('keyword') } };
  for (const sections of [
    [shown, { data: {}, source }],
    [{ data: {}, source }, shown],
  ])
    expect([...querySchemas({ sections }, registry).keys()]).toEqual(['page']);
  const sections = [{ data: {}, source }];
  for (const more of [{ title: bound('page') }, { slots: { header: { data: { at: [bound('page')] } } } }])
    expect([...querySchemas({ sections, ...more }, registry).keys()]).toEqual(['keyword']);
});

test('something that only looks like a source, or a source without the parameter, adds no schema', () => {
  const sections = [
    { data: { source: read({ page: bound('page') }) } },
    { data: {}, source: read({ sort: bound('sort'), nothing: bound('other') }) },
    { data: {}, source: read({ sort: bound('sort') }, 'unknown') },
  ];
  expect([...querySchemas({ sections }, registry)]).toEqual([]);
});

test('a value that is empty, refused by every reader, or equal to their default means none', () => {
  for (const text of ['x', '-1', '0', '', '99999999999999999999', '1', '01'])
    expect(canonicalValue(text, [page]), text).toBeUndefined();
  for (const text of ['new!', '']) expect(canonicalValue(text, [sort]), text).toBeUndefined();
  expect(canonicalValue('new', [page, sort])).toBe('new');
});

test('all spellings of a number are one value', () => {
  for (const text of ['2', '02', '2.0', '2e0', '0x2', '+2'])
    expect(canonicalValue(text, [page]), text).toBe('2');
  expect(canonicalValue('02', [page, list.params.shape.keyword])).toBe('02');
});
