import { expect, test } from 'vitest';
import { fits } from './fits.ts';
import type { Shape } from './shape.ts';

const shown = (kind: 'date' | 'time' | 'instant', value: unknown) =>
  fits({}, { kind } as unknown as Shape, value);

test.each([
  ['date', ['', '2026-11-26', '2028-02-29'], ['2026-02-29', '2026-13-01', '2026-1-1', 'tomorrow', 5]],
  ['time', ['', '09:30', '23:59:59'], ['24:00', '9:30', '09:60', 'noon', {}]],
  [
    'instant',
    ['', '2026-11-26T00:00:00Z', '2026-11-26T09:00+09:00'],
    ['2026-11-26', '2026-11-26T09:00', 'now', []],
  ],
] as const)('a %s that its field cannot show is edited as JSON', (kind, right, wrong) => {
  for (const value of right) expect(shown(kind, value), value).toBe(true);
  for (const value of wrong) expect(shown(kind, value), String(value)).toBe(false);
});
