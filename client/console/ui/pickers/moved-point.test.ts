import { expect, test } from 'vitest';
import { movedPoint } from './moved-point.ts';

test('arrow keys move the point, further with Shift, and not out of the picture', () => {
  expect(movedPoint({ x: 50, y: 50 }, 'ArrowLeft', false)).toEqual({ x: 49, y: 50 });
  expect(movedPoint({ x: 50, y: 95 }, 'ArrowDown', true)).toEqual({ x: 50, y: 100 });
  expect(movedPoint({ x: 0, y: 0 }, 'ArrowUp', false)).toEqual({ x: 0, y: 0 });
  expect(movedPoint({ x: 3, y: 9 }, 'Home', false)).toEqual({ x: 50, y: 50 });
});

test('other keys are left to the browser', () => {
  expect(movedPoint({ x: 50, y: 50 }, 'Tab', false)).toBeUndefined();
});
