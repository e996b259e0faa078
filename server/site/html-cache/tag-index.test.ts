import { expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { createTagIndex } from './tag-index.ts';

const entry = (key: string, ...tags: string[]) => ({ key, tags: tags.join(',') }) as Entry;

function filled() {
  const index = createTagIndex();
  const entries = [
    entry('a home', 'site:a', 'source:notices', 'source:page'),
    entry('a list', 'site:a', 'source:notice'),
    entry('b home', 'site:b', 'source:notices'),
    entry('no site', 'source:notices'),
  ];
  for (const each of entries) index.add(each);
  return { index, entries, found: (tag: string) => index.find(tag).map(({ key }) => key) };
}

test('finds entries by site, by source of all sites, and by source of one', () => {
  const { found } = filled();
  expect(found('site:a')).toEqual(['a home', 'a list']);
  expect(found('source:notices')).toEqual(['a home', 'b home', 'no site']);
  expect(found('source:notices@a')).toEqual(['a home']);
});

test('a tag matches only as a whole', () => {
  const { found } = filled();
  expect(found('source:notice')).toEqual(['a list']);
  expect([found('source:not'), found('notices'), found('site:'), found('source:notices@c')]).toEqual([
    [],
    [],
    [],
    [],
  ]);
});

test('removed entries are no longer found', () => {
  const { index, entries, found } = filled();
  for (const each of entries.slice(0, 2)) index.remove(each);
  expect([found('site:a'), found('source:notices')]).toEqual([[], ['b home', 'no site']]);
});
