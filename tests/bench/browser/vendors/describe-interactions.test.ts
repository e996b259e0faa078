import { expect, test } from 'vitest';
import { describeInteractions, type MeasuredVisit } from './describe-interactions.ts';

/** @param plain slowest interactions before and after the visit with vendors */
const visit = (
  [plain, again]: [number, number],
  full: number,
  changes: Partial<MeasuredVisit> = {},
): MeasuredVisit => ({
  partner: 'haru',
  what: 'menu',
  rhythm: 'steady',
  plain: { typical: 24, worst: plain, worstOwn: plain },
  full: { typical: 32, worst: full, worstOwn: Math.min(full, 64) },
  again: { typical: 24, worst: again, worstOwn: again },
  started: 11,
  ...changes,
});

test('INP is the 75th percentile of the visits’ slowest interactions', () => {
  const visits = [
    visit([40, 40], 48),
    visit([80, 80], 400),
    visit([60, 62], 64),
    visit([70, 72], 70, { rhythm: 'reading' }),
  ];
  const { bars, tables, text } = describeInteractions({ visits, rounds: 3, vendors: 11 });
  expect(tables[0]?.rows).toEqual([
    ['haru: menu, steady', '24.0', '32.0', '61.0', '64.0', '11.0'],
    ['haru: menu, reading', '24.0', '32.0', '71.0', '70.0', '11.0'],
    ['all, 75th percentile', '', '', '72.0', '70.0', ''],
  ]);
  expect(bars.map(({ measured, passed }) => [measured, passed])).toEqual([
    ['8.00 ms', true],
    ['1.09 ×', true],
    ['1.58 ×', false],
  ]);
  expect(text[1]).toContain('it is 70 ms in the visits before and 72 ms in the visits after');
});

test('a visit is compared with the one before and the one after', () => {
  const visits = [visit([40, 80], 48), visit([400, 360], 400)];
  const { bars } = describeInteractions({ visits, rounds: 1, vendors: 11 });
  expect(bars[2]).toMatchObject({ measured: '0.95 ×', passed: true });
});

test('vendors that delay more than a quarter of the visits miss the bars', () => {
  const visits = [visit([40, 40], 480), visit([80, 80], 400), visit([60, 60], 64)];
  const { bars } = describeInteractions({ visits, rounds: 1, vendors: 11 });
  expect(bars.map(({ passed }) => passed)).toEqual([true, false, false]);
});
