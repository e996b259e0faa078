import type { DropPlace } from './types.ts';

/** A rectangle in the window. */
export type Area = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** A place to drop at, with the line or the area that shows it. */
export type Line = { place: DropPlace; area: Area };

/** Pixels of a line. */
const thickness = 4;

/**
 * Where each place is in the page: a line along the edge of the node beside it, upright if its neighbor stands beside it;
 * the area of a node whose empty slot it is. Places at nodes that show nothing are left out.
 */
export function linesOf(places: readonly DropPlace[], areaOf: (marker: string) => Area | undefined): Line[] {
  const rows = places.flatMap((place) => {
    const found = areaOf(place.marker);
    if (!found) return [];
    // A DOMRect has no properties of its own.
    const { left, top, width, height } = found;
    return [{ place, area: { left, top, width, height } }];
  });
  return rows.map(({ place, area }) => {
    if (place.at === 'inside') return { place, area };
    const isBeside = rows.some(
      ({ place: other, area: next }) =>
        other.marker !== place.marker &&
        other.at !== 'inside' &&
        Math.abs(next.top - area.top) < Math.min(next.height, area.height) / 2 &&
        next.width < area.width * 1.5 &&
        next.left !== area.left,
    );
    const isAfter = place.at === 'after';
    const line = isBeside
      ? { ...area, width: thickness, left: area.left + (isAfter ? area.width : 0) - thickness / 2 }
      : { ...area, height: thickness, top: area.top + (isAfter ? area.height : 0) - thickness / 2 };
    return { place, area: line };
  });
}

/** The line that is nearest to the pointer. Within an empty slot's area it is that one. */
export function nearestLine(lines: readonly Line[], x: number, y: number): Line | undefined {
  let nearest: Line | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const distance = distanceTo(line.area, x, y);
    if (distance < least) [nearest, least] = [line, distance];
  }
  return nearest;
}

function distanceTo({ left, top, width, height }: Area, x: number, y: number): number {
  const across = Math.max(left - x, 0, x - left - width);
  const along = Math.max(top - y, 0, y - top - height);
  return Math.hypot(across, along);
}
