import { bulkhead } from 'cockatiel';
import { expect, test } from 'vitest';
import { readQueued } from './read-queued.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A response that yields one byte at a time and pauses before the fifth until `goOn` is called. */
function answer(bytes: number) {
  const state = { taken: 0, isClosed: false };
  let goOn: () => void = () => {};
  const goesOn = new Promise<void>((resolve) => (goOn = resolve));
  const chunks = async function* () {
    try {
      for (; state.taken < bytes; yield Buffer.from('x')) {
        if (state.taken === 4) await goesOn;
        state.taken += 1;
      }
    } finally {
      state.isClosed = true;
    }
  };
  return { state, chunks: chunks(), goOn: () => goOn() };
}
const limit = () => ({ upTo: 3, bulkhead: bulkhead(1, 1) });

test('small responses are read at once, large ones only as many at a time as there are turns', async () => {
  const limits = limit();
  const [first, second, small] = [answer(100), answer(100), answer(3)];
  const reads = [first, second].map(({ chunks }) => readQueued(chunks, undefined, limits));
  await settle();
  first.goOn();
  second.goOn();
  expect(String(await readQueued(small.chunks, undefined, limits))).toBe('xxx');
  expect(second.state.taken).toBe(4);
  expect((await Promise.all(reads)).map(({ length }) => length)).toEqual([100, 100]);
});

test('an aborted read stops waiting and leaves its turn to others', async () => {
  const limits = limit();
  const [first, second, third] = [answer(100), answer(100), answer(100)];
  const read = readQueued(first.chunks, undefined, limits);
  await settle();
  const asked = new AbortController();
  const givenUp = readQueued(second.chunks, asked.signal, limits);
  const turnedAway = readQueued(third.chunks, undefined, limits);
  await expect(turnedAway).rejects.toThrow('Bulkhead');
  asked.abort(new Error('too late'));
  await expect(givenUp).rejects.toThrow('too late');
  expect([second.state, third.state]).toEqual([
    { taken: 4, isClosed: true },
    { taken: 4, isClosed: true },
  ]);
  first.goOn();
  expect(await read).toHaveLength(100);
  const next = answer(100);
  next.goOn();
  expect(await readQueued(next.chunks, undefined, limits)).toHaveLength(100);
});

test('a response that breaks off is an error and frees its turn', async () => {
  const limits = limit();
  const broken = async function* () {
    yield Buffer.from('four');
    throw new Error('broken off');
  };
  await expect(readQueued(broken(), undefined, limits)).rejects.toThrow('broken off');
  expect(limits.bulkhead.executionSlots).toBe(1);
});
