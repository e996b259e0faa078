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
type Compass = (typeof compass)[number];

type Place = { lat: number; lng: number };

/** The clinic's distance and direction from a station. `x` and `y`: the station's offset in metres, y southwards. */
export type Bearing = { metres: number; direction: Compass; x: number; y: number };
type Station = Bearing & { way: WayBySubway };

/** What coordinates alone allow to draw: stations around the clinic, and distance rings. */
export type Orientation = { stations: Station[]; rings: number[] };

const metresPerDegree = 111_320;
// Farther stations are listed as text; drawn, they would crowd the near ones together.
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

/** A way's station; undefined if its coordinates are unknown or the clinic's own. */
export function stationOf(
  clinic: { lat: number | null; lng: number | null },
  way: WayBySubway,
): Station | undefined {
  if (clinic.lat === null || clinic.lng === null || way.lat === null || way.lng === null) return undefined;
  const found = bearing({ lat: clinic.lat, lng: clinic.lng }, { lat: way.lat, lng: way.lng });
  return found.metres > 0 ? { ...found, way } : undefined;
}

/** The stations to draw, nearest first, and two to four rings around the clinic that include them. */
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
