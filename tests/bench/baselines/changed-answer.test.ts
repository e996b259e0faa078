import { expect, test } from 'vitest';
import { changedAnswer } from './changed-answer.ts';

const answer = {
  count: 2,
  rows: [
    { id: 1, name: 'Pico' },
    { id: 2, name: 'Laser' },
  ],
};

test('the first row is edited, and the old answer is not mutated', () => {
  expect(changedAnswer(answer, 7)).toEqual({
    count: 2,
    rows: [
      { id: 1, name: 'Pico 7' },
      { id: 2, name: 'Laser' },
    ],
  });
  expect(answer.rows[0]?.name).toBe('Pico');
});

test('every row is a new object, as after another read', () => {
  const changed = changedAnswer(answer, 1) as typeof answer;
  expect(changed.rows[1]).toEqual(answer.rows[1]);
  expect(changed.rows[1]).not.toBe(answer.rows[1]);
});

test('an answer that cannot be changed visibly is rejected', () => {
  expect(() => changedAnswer({ row: { name: 'one' } }, 1)).toThrow('without a name');
  expect(() => changedAnswer({ rows: [{ id: 1 }] }, 1)).toThrow('without a name');
});
