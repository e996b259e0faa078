import { BulkheadRejectedError } from 'cockatiel';
import { expect, test } from 'vitest';
import { bulkheadPerOwner } from './bulkhead-per-owner.ts';

test('Of one owner so much runs, so much waits in turn, and the rest is refused; others are not affected', async () => {
  const run = bulkheadPerOwner<string>({ atOnce: 2, waiting: 1 });
  const began: string[] = [];
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const work = (owner: string, name: number) =>
    run(owner, async () => {
      began.push(`${owner} ${name}`);
      await gates[name]?.promise;
      return name;
    });
  const own = [work('a', 0), work('a', 1), work('a', 2)];
  await expect(work('a', 3)).rejects.toThrow(BulkheadRejectedError);
  const other = work('b', 4);
  expect(began).toEqual(['a 0', 'a 1', 'b 4']);
  for (const name of [1, 0, 2, 4]) gates[name]?.resolve();
  expect(await Promise.all([...own, other])).toEqual([0, 1, 2, 4]);
  expect(began.at(-1)).toBe('a 2');
  expect(await work('a', 0)).toBe(0);
});

test('Work that fails leaves its slot', async () => {
  const run = bulkheadPerOwner<number>({ atOnce: 1, waiting: 0 });
  const failing = () => run(1, () => Promise.reject(new Error('no')));
  await expect(failing()).rejects.toThrow('no');
  await expect(failing()).rejects.toThrow('no');
});
