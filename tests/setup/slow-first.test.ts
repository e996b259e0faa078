import { expect, test } from 'vitest';
import { slowFirst } from './slow-first.ts';

test('Slow files start first within their project, and nothing else changes its place', () => {
  const files = ['a1', 'a2 slow', 'a3', 'a4 slow', 'b1', 'b2 slow'].map((name) => ({
    name,
    project: { name: name.charAt(0) },
  }));
  const order = slowFirst(files, ({ name }) => name.endsWith('slow')).map(({ name }) => name);
  expect(order).toEqual(['a2 slow', 'a4 slow', 'a1', 'a3', 'b2 slow', 'b1']);
});
