// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { plotSvg } from './plot.ts';

const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');
const rows = [
  { label: 'ready <buffer>', value: 200 },
  { label: 'Maru', value: 100, min: 50, max: 150, isOurs: true },
];

test('bars are proportional to their values and start at the same position', () => {
  const bars = [...parse(plotSvg({ id: 'a', title: 'Rates', unit: 'req/s', rows })).querySelectorAll('rect')];
  const [long, short] = bars.map((each) => Number(each.getAttribute('width')));
  expect(long).toBeCloseTo((short ?? 0) * 2);
  expect(new Set(bars.map((each) => each.getAttribute('x'))).size).toBe(1);
  expect(bars.map((each) => each.classList.contains('ours'))).toEqual([false, true]);
});

test('a thin line spans the minimum to the maximum if they are known', () => {
  const document = parse(plotSvg({ id: 'a', title: 'Rates', unit: 'req/s', rows }));
  const [line, ...others] = [...document.querySelectorAll('line.range')];
  expect(others).toEqual([]);
  const bar = document.querySelector('rect.ours');
  const [from, end] = ['x1', 'x2'].map((name) => Number(line?.getAttribute(name)));
  const [left, length] = ['x', 'width'].map((name) => Number(bar?.getAttribute(name)));
  expect((from ?? 0) - (left ?? 0)).toBeCloseTo((length ?? 0) / 2);
  expect((end ?? 0) - (left ?? 0)).toBeCloseTo((length ?? 0) * 1.5);
});

test('labels are escaped, and dark pages have their own colors', () => {
  const svg = plotSvg({ id: 'a', title: 'Rates', unit: 'req/s', rows });
  expect(parse(svg).documentElement.textContent).toContain('ready <buffer>');
  expect(svg).toContain('prefers-color-scheme:dark');
});
