import { expect, test } from 'vitest';
import { center, type PlacedStation, ringLabel } from './place-labels.ts';

const stationAt = (x: number, y: number) =>
  ({
    way: { station: 'Ginza', line: 'Hibiya Line' },
    x,
    y,
    label: { x: x + 18, y, textAnchor: 'start' },
  }) as unknown as PlacedStation;

test('a ring’s distance is labeled at its upper right', () => {
  expect(ringLabel(100, [])).toMatchObject({ x: center.x + 100 * Math.SQRT1_2 + 6, textAnchor: 'start' });
});

test('the label avoids a station’s name and mark', () => {
  const named = ringLabel(100, [stationAt(center.x + 40, center.y - 70)]);
  expect(named).toMatchObject({ x: center.x - 100 * Math.SQRT1_2 - 6, textAnchor: 'end' });
  expect(named?.y).toBeLessThan(center.y);
});

test('the label is omitted if all of its positions are taken', () => {
  const around = [-1, 1].flatMap((down) =>
    [-150, 40].map((aside) => stationAt(center.x + aside, center.y + down * 70)),
  );
  expect(ringLabel(100, around)).toBeUndefined();
});
