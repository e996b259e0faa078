import { expect, test } from 'vitest';
import { createTimings, untimed } from './timings.ts';

test('parts that are measured several times are added up, in the order in which they came', () => {
  const timings = createTimings();
  timings.add('load-notices', 12.34);
  expect(timings.measure('render', () => 'html')).toBe('html');
  timings.add('load-notices', 1);
  expect(timings.header()).toMatch(/^load-notices;dur=13\.3, render;dur=\d+\.\d$/);
});

test('work that fails is measured too, and fails', () => {
  const timings = createTimings();
  const fail = () => {
    throw new Error('no');
  };
  expect(() => timings.measure('render', fail)).toThrow('no');
  expect(timings.header()).toMatch(/^render;dur=/);
  expect(() => untimed.measure('render', fail)).toThrow('no');
});
