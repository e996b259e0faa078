import { expect, test } from 'vitest';
import type { WayBySubway } from '#schemas/site/partner.ts';
import { bearing, orientation, stationOf } from './orientation.ts';

const clinic = { lat: 37.5, lng: 127 };
const at = (lat: number | null, lng: number | null, station = '역'): WayBySubway => ({
  line: '2호선',
  lineColor: null,
  station,
  exit: null,
  description: null,
  lat,
  lng,
});

test('the clinic’s direction from the station follows from the coordinates', () => {
  expect(bearing(clinic, { lat: 37.499, lng: 127 })).toMatchObject({ direction: 'north', metres: 110 });
  expect(bearing(clinic, { lat: 37.501, lng: 127 }).direction).toBe('south');
  expect(bearing(clinic, { lat: 37.5, lng: 126.998 })).toMatchObject({ direction: 'east', metres: 180 });
  expect(bearing(clinic, { lat: 37.499, lng: 126.9987 }).direction).toBe('northEast');
  expect(bearing(clinic, { lat: 37.501, lng: 127.0013 }).direction).toBe('southWest');
});

test('a station is drawn on its own side: east to the right, south below', () => {
  const { x, y } = bearing(clinic, { lat: 37.499, lng: 127.001 });
  expect(x).toBeGreaterThan(0);
  expect(y).toBeGreaterThan(0);
});

test('rings are round distances that include the farthest station', () => {
  const near = orientation(clinic, [at(37.5017, 127, '가까운역'), at(37.5066, 127, '먼역')]);
  expect(near.stations.map(({ way }) => way.station)).toEqual(['가까운역', '먼역']);
  expect(near.rings).toEqual([200, 400, 600, 800]);
  expect(orientation(clinic, [at(37.5005, 127)]).rings).toEqual([50, 100]);
});

test('a station without coordinates, far away or at the clinic itself is not drawn', () => {
  expect(orientation(clinic, [at(null, null), at(37.6, 127), at(37.5, 127)]).stations).toEqual([]);
  expect(orientation(clinic, []).rings).toEqual([200, 400, 600]);
  expect(stationOf({ lat: null, lng: null }, at(37.5, 127.01))).toBeUndefined();
});
