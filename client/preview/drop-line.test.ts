import { expect, test } from 'vitest';
import { type Area, linesOf, nearestLine } from './drop-line.ts';
import type { DropPlace } from './types.ts';

const sections: Record<string, Area> = {
  a: { left: 0, top: 0, width: 1000, height: 300 },
  b: { left: 0, top: 300, width: 1000, height: 200 },
  left: { left: 100, top: 600, width: 200, height: 100 },
  right: { left: 320, top: 600, width: 200, height: 100 },
  empty: { left: 0, top: 800, width: 1000, height: 80 },
};
/** As a DOMRect has them: on its prototype. */
const areaOf = (marker: string): Area | undefined =>
  sections[marker] && Object.create(sections[marker] as object);
const place = (at: DropPlace['at'], marker: string): DropPlace => ({ at, marker });

test('a line lies between sections, and stands between blocks side by side', () => {
  const [after, before] = linesOf([place('after', 'a'), place('before', 'b')], areaOf);
  expect(after?.area).toEqual({ left: 0, top: 298, width: 1000, height: 4 });
  expect(before?.area).toEqual(after?.area);
  const [upright] = linesOf([place('after', 'left'), place('before', 'right')], areaOf);
  expect(upright?.area).toEqual({ left: 298, top: 600, width: 4, height: 100 });
});

test('the nearest place is the target; one that shows nothing is none', () => {
  const lines = linesOf(
    [place('before', 'a'), place('after', 'b'), place('inside', 'empty'), place('after', 'hidden')],
    areaOf,
  );
  expect(lines).toHaveLength(3);
  expect(nearestLine(lines, 500, 60)?.place).toEqual(place('before', 'a'));
  expect(nearestLine(lines, 500, 430)?.place).toEqual(place('after', 'b'));
  expect(nearestLine(lines, 500, 850)?.place).toEqual(place('inside', 'empty'));
  expect(nearestLine([], 1, 1)).toBeUndefined();
});
