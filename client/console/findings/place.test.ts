import { expect, test } from 'vitest';
import { editorAddress, placeIn, placeOf, screenOf } from './place.ts';

test('A place is readable, and its address carries the exact path', () => {
  const place = { path: ['pages', '/a b', 'sections', 0] };
  const words = { pages: 'Page', sections: 'Section' };
  expect(placeOf(place, words)).toBe('Page › /a b › Section 1');
  const address = new URL(editorAddress('bomnal', place), 'http://console.localhost');
  expect(address.pathname).toBe('/partners/bomnal/site');
  expect(JSON.parse(address.searchParams.get('path') ?? '')).toEqual(place.path);
});

test('The document itself is a place without a name', () => {
  expect(placeOf({ path: [] }, {})).toBe('');
});

test('a place is edited on the screen of its part, and an address leads back to it', () => {
  expect(screenOf({ path: ['theme', 'color.bg'] })).toBe('theme');
  expect(screenOf({ path: ['menu', 0, 'title'] })).toBe('menu');
  expect(screenOf({ path: ['languages', 1] })).toBe('settings');
  expect(screenOf({ path: ['titles', 'home', 'ko'] })).toBe('settings');
  expect(screenOf({ path: ['pages', '/'] })).toBe('site');
  expect(screenOf({ path: [] })).toBe('site');
  const path = ['pages', '/a?b&c', 'sections', 2];
  expect(placeIn(new URL(editorAddress('han', { path }), 'http://x').searchParams)).toEqual(path);
});

test.each(['', 'x', '{}', '[null]', '[-1]', '[1.5]'])('%j is no place', (path) => {
  expect(placeIn(new URLSearchParams({ path }))).toBeUndefined();
});
