import { expect, test } from 'vitest';
import { centre, type PlacedStation, ringLabel } from './place-labels.ts';

const stationAt = (x: number, y: number) =>
  ({
    way: { station: 'Ginza', line: 'Hibiya Line' },
    x,
    y,
    label: { x: x + 18, y, textAnchor: 'start' },
  }) as unknown as PlacedStation;

test('a ring’s distance is labelled at its upper right', () => {
  expect(ringLabel(100, [])).toMatchObject({ x: centre.x + 100 * Math.SQRT1_2 + 6, textAnchor: 'start' });
});

test('the label avoids a station’s name and mark', () => {
  const named = ringLabel(100, [stationAt(centre.x + 40, centre.y - 70)]);
  expect(named).toMatchObject({ x: centre.x - 100 * Math.SQRT1_2 - 6, textAnchor: 'end' });
  expect(named?.y).toBeLessThan(centre.y);
});

test('the label is omitted if all of its positions are taken', () => {
  const around = [-1, 1].flatMap((down) =>
    [-150, 40].map((aside) => stationAt(centre.x + aside, centre.y + down * 70)),
  );
  expect(ringLabel(100, around)).toBeUndefined();
});
