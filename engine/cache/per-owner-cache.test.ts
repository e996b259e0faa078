import { expect, test } from 'vitest';
import { createPerOwnerCache } from './per-owner-cache.ts';

type Version = { name: string };
const names = (...found: (Version | undefined)[]) => found.map((version) => version?.name);

test('a version is found by its owner and a predicate', () => {
  const versions = createPerOwnerCache<object, Version>({ perOwner: 2, maxBytes: 100 });
  const [one, other] = [{}, {}];
  versions.store(one, { name: 'a' }, 1);
  const find = (owner: object, name: string) => versions.find(owner, (version) => version.name === name);
  expect(names(find(one, 'a'), find(one, 'b'), find(other, 'a'))).toEqual(['a', undefined, undefined]);
});

test('versions are limited per owner and by total bytes, and can be dropped', () => {
  const versions = createPerOwnerCache<object, Version>({ perOwner: 2, maxBytes: 10 });
  const [one, other] = [{}, {}];
  const left = (owner: object) =>
    ['a', 'b', 'c', 'd'].filter((name) => versions.find(owner, (version) => version.name === name));
  for (const name of ['a', 'b', 'c']) versions.store(one, { name }, 1);
  expect(left(one)).toEqual(['b', 'c']);
  versions.store(other, { name: 'd' }, 11);
  expect([left(one), left(other)]).toEqual([['b', 'c'], []]);
  const last = { name: 'd' };
  versions.store(other, last, 9);
  expect([left(one).length, left(other)]).toEqual([1, ['d']]);
  versions.drop(last);
  expect(left(other)).toEqual([]);
});

test('without a limit of bytes, versions are limited per owner and can be dropped', () => {
  const versions = createPerOwnerCache<object, Version>({ perOwner: 2 });
  const owner = {};
  const left = () =>
    ['a', 'b', 'c'].filter((name) => versions.find(owner, (version) => version.name === name));
  const last = { name: 'c' };
  for (const version of [{ name: 'a' }, { name: 'b' }, last]) versions.store(owner, version);
  expect(left()).toEqual(['b', 'c']);
  versions.drop(last);
  expect(left()).toEqual(['b']);
});
