import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const moments: (() => void)[] = [];
vi.mock('./between-inputs.ts', () => ({
  betweenInputs: () => new Promise<void>((come) => moments.push(come)),
}));

const { startInOrder } = await import('./start-in-order.ts');

beforeEach(() => {
  moments.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('one that fails or hangs stops none of the others', async () => {
  const began: string[] = [];
  void startInOrder([
    async () => void began.push('first'),
    () => {
      began.push('fails');
      return Promise.reject(new Error('blocked'));
    },
    () => {
      began.push('hangs');
      return new Promise(() => {});
    },
    async () => void began.push('last'),
  ]);
  await pass(4_900);
  expect(began).toEqual(['first', 'fails', 'hangs']);
  await pass(200);
  expect(began).toEqual(['first', 'fails', 'hangs', 'last']);
});

test('one that waits for its moment holds the next back, and hangs only after it', async () => {
  const began: string[] = [];
  void startInOrder([
    async (moment) => {
      await moment();
      await new Promise(() => {});
    },
    async () => void began.push('next'),
  ]);
  await pass(20_000);
  expect(began).toEqual([]);
  moments[0]?.();
  await pass(4_900);
  expect(began).toEqual([]);
  await pass(200);
  expect(began).toEqual(['next']);
});
