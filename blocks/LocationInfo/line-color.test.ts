import { expect, test } from 'vitest';
import { inkOn } from '#engine/domain/color/ink-on.ts';
import { lineColor, lineColors } from './line-color.ts';

const seoul = { lat: 37.4989, lng: 127.0294 };
const tokyo = { lat: 35.6687, lng: 139.7628 };
const busan = { lat: 35.1579, lng: 129.0592 };

test('a subway line has its official color in every language', () => {
  for (const line of ['2호선', '서울 지하철 2호선', 'Line 2', '2号線', '2号线'])
    expect(lineColor(line, seoul), line).toBe('#00a84d');
  for (const line of ['신분당선', 'Shinbundang Line', '新盆唐線', '新盆唐线'])
    expect(lineColor(line, seoul), line).toBe('#d4003b');
  for (const line of ['銀座線', '긴자선', 'Ginza Line', '银座线'])
    expect(lineColor(line, tokyo), line).toBe('#ff9500');
  for (const line of ['都営大江戸線', '도에이 오에도선', 'Toei Oedo Line'])
    expect(lineColor(line, tokyo), line).toBe('#ce045b');
});

test('the same name is another line in another city', () => {
  expect(lineColor('2호선', busan)).toBe('#81bf48');
  expect(lineColor('수인분당선', seoul)).toBe('#fabe00');
});

test('an unknown line or city has no color', () => {
  expect(lineColor('12호선', seoul)).toBeUndefined();
  expect(lineColor('銀座線', seoul)).toBeUndefined();
  expect(lineColor('Line 2', { lat: 48.8, lng: 2.3 })).toBeUndefined();
  expect(lineColor('2호선', { lat: null, lng: null })).toBeUndefined();
});

test('a line’s name is readable on every color (WCAG AA)', () => {
  for (const color of lineColors) expect(contrast(color, inkOn(color)), color).toBeGreaterThanOrEqual(4.5);
});

function contrast(hex: string, ink: 'light' | 'dark'): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return ink === 'light' ? 1.05 / (luminance + 0.05) : (luminance + 0.05) / 0.05;
}
