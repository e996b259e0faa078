import { expect, test } from 'vitest';
import { createTimings, untimed } from './timings.ts';

test('repeated measurements of a part are added up, in the order of the first ones', () => {
  const timings = createTimings();
  timings.add('load-notices', 12.34);
  expect(timings.measure('render', () => 'html')).toBe('html');
  timings.add('load-notices', 1);
  expect(timings.header()).toMatch(/^load-notices;dur=13\.3, render;dur=\d+\.\d$/);
});

test('failing work is measured too, and rethrows', () => {
  const timings = createTimings();
  const fail = () => {
    throw new Error('no');
  };
  expect(() => timings.measure('render', fail)).toThrow('no');
  expect(timings.header()).toMatch(/^render;dur=/);
  expect(() => untimed.measure('render', fail)).toThrow('no');
});
