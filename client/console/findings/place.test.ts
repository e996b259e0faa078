import { expect, test } from 'vitest';
import { editorAddress, placeOf } from './place.ts';

test('A place is readable, and its address carries the exact path', () => {
  const place = { path: ['pages', '/a b', 'sections', 0] };
  expect(placeOf(place)).toBe('pages › /a b › sections › 1');
  const address = new URL(editorAddress('bomnal', place), 'http://console.localhost');
  expect(address.pathname).toBe('/partners/bomnal/site');
  expect(JSON.parse(address.searchParams.get('path') ?? '')).toEqual(place.path);
});

test('The document itself is a place without a name', () => {
  expect(placeOf({ path: [] })).toBe('');
});
