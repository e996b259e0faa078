import type { Orientation } from './orientation.ts';

/** The drawing's size in its own pixels; the clinic is at its center. */
export const width = 640;
export const height = 420;
export const center = { x: width / 2, y: height / 2 };

/** Pixels of the drawing per metre: the widest ring reaches its edge. */
export const scaleOf = ({ rings }: Pick<Orientation, 'rings'>) => (height / 2 - 26) / (rings.at(-1) ?? 1);

type Anchor = { x: number; y: number; textAnchor: 'start' | 'end' };
type Box = { left: number; right: number; top: number; bottom: number };
export type PlacedStation = {
  way: Orientation['stations'][number]['way'];
  x: number;
  y: number;
  label: Anchor;
  /** Whether a station above it has the same name, for example on another line: phones show it once (screens.css). */
  isRepeated: boolean;
};

/** A letter as wide as it is high. */
const isFullWidth = (letter: string) =>
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letter);
/** The maximum width of a station's name, including on phones, where it is larger (styles.css). */
const lengthOf = (name: string) =>
  [...name].reduce((sum, letter) => sum + (isFullWidth(letter) ? 25 : 14), 0);

/** The stations in the drawing, from the top. Overlapping names are separated by moving the lower one down. */
export function placeStations(drawn: Orientation): PlacedStation[] {
  const scale = scaleOf(drawn);
  let lowest = Number.NEGATIVE_INFINITY;
  return drawn.stations
    .map(({ way, x, y }) => ({ way, x: center.x + x * scale, y: center.y + y * scale }))
    .sort((a, b) => a.y - b.y)
    .map((station, index, all) => {
      const { y, ...label } = labelOf(station.way.station, station);
      lowest = Math.max(y, lowest + 30);
      const isRepeated = all.slice(0, index).some(({ way }) => way.station === station.way.station);
      return { ...station, label: { ...label, y: lowest }, isRepeated };
    });
}

/**
 * Beside its station, away from the center; below it if the drawing has too little room, for example on phones
 * (styles.css).
 */
function labelOf(name: string, { x, y }: { x: number; y: number }): Anchor {
  const isLeft = x < center.x;
  const room = (isLeft ? x : width - x) - 18;
  if (lengthOf(name) > room)
    return { x: isLeft ? 4 : width - 4, y: y + 32, textAnchor: isLeft ? 'start' : 'end' };
  return { x: isLeft ? x - 18 : x + 18, y, textAnchor: isLeft ? 'end' : 'start' };
}

/**
 * The position of a ring's label: on one of its diagonals, upper right first, clear of station names and marks;
 * `undefined` if all are taken: the neighboring rings still show the distance.
 */
export function ringLabel(radius: number, stations: readonly PlacedStation[]): Anchor | undefined {
  const taken = stations.flatMap(({ way, x, y, label }) => [
    boxOf(label, lengthOf(`${way.station} ${way.line}`)),
    { left: x - 14, right: x + 14, top: y - 14, bottom: y + 14 },
  ]);
  const reach = radius * Math.SQRT1_2;
  const places = [-1, 1].flatMap((down): Anchor[] => [
    { x: center.x + reach + 6, y: center.y + down * reach, textAnchor: 'start' },
    { x: center.x - reach - 6, y: center.y + down * reach, textAnchor: 'end' },
  ]);
  return places.find((place) => !taken.some((box) => overlap(box, boxOf(place, 70))));
}

/** The box of a text with its baseline at `y`. */
function boxOf({ x, y, textAnchor }: Anchor, length: number): Box {
  const [left, right] = textAnchor === 'start' ? [x, x + length] : [x - length, x];
  return { left, right, top: y - 22, bottom: y + 8 };
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
