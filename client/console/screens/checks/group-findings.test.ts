import { expect, test } from 'vitest';
import type { Finding } from '#schemas/operator/finding.ts';
import { editorAddress, groupFindings, placeOf } from './group-findings.ts';

const finding = (rule: string, level: Finding['level'], line: number): Finding => ({
  ...{ rule, level, line, column: 1 },
  path: ['pages', '/', 'sections', 2],
  message: { ko: '내용', en: 'message' },
});

test('Errors come first, and findings of a rule stay together in their order', () => {
  const groups = groupFindings([
    finding('link-page', 'warning', 1),
    finding('block-data', 'error', 2),
    finding('heading-missing', 'warning', 3),
    finding('link-page', 'warning', 4),
  ]);
  expect(groups.map(({ level, rule, findings }) => [level, rule, findings.map(({ line }) => line)])).toEqual([
    ['error', 'block-data', [2]],
    ['warning', 'link-page', [1, 4]],
    ['warning', 'heading-missing', [3]],
  ]);
});

test('Without findings there is no group', () => {
  expect(groupFindings([])).toEqual([]);
});

test('A place is readable, and its address carries the exact path', () => {
  const place = { path: ['pages', '/a b', 'sections', 0] };
  expect(placeOf(place)).toBe('pages › /a b › sections › 1');
  const address = new URL(editorAddress('bomnal', place), 'http://console.localhost');
  expect(address.pathname).toBe('/partners/bomnal/site');
  expect(JSON.parse(address.searchParams.get('path') ?? '')).toEqual(place.path);
});
