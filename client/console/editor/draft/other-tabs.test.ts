import { expect, test } from 'vitest';
import { beginAlone } from './other-tabs.ts';

const site = { code: 'bomnal', operatorId: 33 };

test('One tab at a time begins a draft, also after one that has failed', async () => {
  const events: string[] = [];
  const begin = (name: string) =>
    beginAlone(site, async () => {
      events.push(`${name} begins`);
      await navigator.locks.query();
      events.push(`${name} ends`);
      if (name === 'first') throw new Error('offline');
      return name;
    });
  const begun = await Promise.allSettled([begin('first'), begin('second'), begin('third')]);
  expect(begun).toMatchObject([{ reason: new Error('offline') }, { value: 'second' }, { value: 'third' }]);
  const inTurn = ['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]);
  expect(events).toEqual(inTurn);
});
