import type { WayBySubway } from '#schemas/site/partner.ts';

const compass = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const;
export type Compass = (typeof compass)[number];

type Place = { lat: number; lng: number };

/** How the clinic lies from a station, in a straight line. `x` and `y` are where the station lies from the clinic, in metres, y southwards. */
export type Bearing = { metres: number; direction: Compass; x: number; y: number };
export type Station = Bearing & { way: WayBySubway };

/** What can be drawn truthfully from coordinates alone: stations around the clinic, and rings of distance. */
export type Orientation = { stations: Station[]; rings: number[] };

const metresPerDegree = 111_320;
// Farther stations are named in words; drawn, they would press the near ones together.
const farthest = 3_000;
const steps = [50, 100, 200, 250, 500, 1_000];

/** Distance and direction of the clinic as seen from a station. */
export function bearing(clinic: Place, station: Place): Bearing {
  const x = (station.lng - clinic.lng) * metresPerDegree * Math.cos((clinic.lat * Math.PI) / 180);
  const y = (clinic.lat - station.lat) * metresPerDegree;
  const degrees = (Math.atan2(-x, y) * 180) / Math.PI;
  const direction = compass[Math.round(((degrees + 360) % 360) / 45) % 8] as Compass;
  return { metres: Math.round(Math.hypot(x, y) / 10) * 10, direction, x, y };
}

/** Where a way's station lies; undefined where its coordinates are not known or say that it is here. */
export function stationOf(
  clinic: { lat: number | null; lng: number | null },
  way: WayBySubway,
): Station | undefined {
  if (clinic.lat === null || clinic.lng === null || way.lat === null || way.lng === null) return undefined;
  const found = bearing({ lat: clinic.lat, lng: clinic.lng }, { lat: way.lat, lng: way.lng });
  return found.metres > 0 ? { ...found, way } : undefined;
}

/** The stations to draw, the nearest first, and two to four rings around the clinic that take them in. */
export function orientation(
  clinic: { lat: number | null; lng: number | null },
  ways: readonly WayBySubway[],
): Orientation {
  const stations = ways
    .flatMap((way) => stationOf(clinic, way) ?? [])
    .filter(({ metres }) => metres <= farthest)
    .sort((a, b) => a.metres - b.metres);
  const reach = stations.at(-1)?.metres ?? 500;
  const step = steps.find((metres) => metres * 4 >= reach) ?? 1_000;
  const count = Math.max(2, Math.ceil(reach / step));
  return { stations, rings: Array.from({ length: count }, (_, index) => step * (index + 1)) };
}
