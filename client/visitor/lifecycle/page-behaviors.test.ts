import { expect, test } from 'vitest';
import { behaviors, connect } from './page-behaviors.ts';

test('behaviors are connected in order, each time', () => {
  const calls: string[] = [];
  for (const name of ['islands', 'heights'])
    behaviors.push({ connect: (root) => void calls.push(`${name} of ${root.nodeName}`) });
  const page = (nodeName: string) => ({ nodeName }) as ParentNode;
  connect(page('one'));
  connect(page('two'));
  expect(calls).toEqual(['islands of one', 'heights of one', 'islands of two', 'heights of two']);
});
