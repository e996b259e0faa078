import { expect, test } from 'vitest';
import { panelUnits } from './panel-units.ts';

test('vw becomes a hundredth of the page width', () => {
  expect(panelUnits('clamp(2rem,1.3rem + 3.1vw,3rem)')).toBe(
    'clamp(2rem,1.3rem + calc(3.1 * var(--vw)),3rem)',
  );
  expect(panelUnits('-8vw')).toBe('calc(-8 * var(--vw))');
});

test('names and addresses that look like it are left unchanged', () => {
  expect(panelUnits('.a-3vw{b:url(x3vw)}')).toBe('.a-3vw{b:url(x3vw)}');
});
