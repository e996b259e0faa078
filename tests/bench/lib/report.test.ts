import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { reportText, writeReport } from './report.ts';
import type { Result } from './results.ts';
import { bar } from './section.ts';
import { sectionText } from './section-text.ts';

const result: Result = {
  machine: { date: '2026-11-21 10:00', description: '2 cores' },
  section: {
    title: 'Requests per second',
    text: ['How it was measured.'],
    tables: [{ columns: ['', 'req/s'], rows: [['a|b', '43,600']] }],
    plots: [{ id: 'rates', title: 'Rates', unit: 'req/s', rows: [{ label: 'one', value: 1 }] }],
    bars: [bar('warm', 0.8, { atLeast: 0.75 }), bar('p99', 2.31, { atMost: 2 }, ' ×')],
  },
};
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('a bar has the target, the measured value and whether it passed', () => {
  expect(result.section.bars).toEqual([
    { what: 'warm', bar: '≥ 0.75', measured: '0.80', passed: true },
    { what: 'p99', bar: '≤ 2 ×', measured: '2.31 ×', passed: false },
  ]);
});

test('a missed bar is not rounded to a figure that would meet it', () => {
  const measured = (value: number, limit: Parameters<typeof bar>[2]) => bar('memory', value, limit).measured;
  expect(measured(120.3, { atMost: 120 })).toBe('120.3');
  expect(measured(120.04, { atMost: 120 })).toBe('120.04');
  expect(measured(0.7496, { atLeast: 0.75 })).toBe('0.7496');
  expect(measured(119.9, { atMost: 120 })).toBe('120');
});

test('a figure that could not be measured meets no bar', () => {
  expect(bar('memory', Number.NaN, { atMost: 120 }, ' MiB')).toMatchObject({
    passed: false,
    measured: '– MiB',
  });
});

test('the report begins with the bars of all sections, including failed ones', () => {
  const text = reportText([result]);
  expect(text).toContain('1 of 2 bars are met.');
  expect(text).toContain('| ✓ | warm | ≥ 0.75 | 0.80 |');
  expect(text).toContain('| ✗ | p99 | ≤ 2 × | 2.31 × |');
});

test('each section states when and where it was measured, and cells cannot break its table', () => {
  const text = reportText([result]);
  expect(text).toContain(
    '## Requests per second\n\nMeasured 2026-11-21 10:00 UTC. 2 cores.\n\nHow it was measured.',
  );
  expect(text).toContain('| a\\|b | 43,600 |');
  expect(text).toContain('![Rates](images/performance-rates.svg)');
});

test('plots are files next to the report, and those of removed cases are deleted', () => {
  const docs = mkdtempSync(join(tmpdir(), 'maru-report-'));
  folders.push(docs);
  mkdirSync(join(docs, 'images'));
  writeFileSync(join(docs, 'images/performance-gone.svg'), '');
  writeFileSync(join(docs, 'images/bomnal-phone.webp'), '');
  expect(writeReport([result], docs)).toEqual(['performance.md', 'images/performance-rates.svg']);
  expect(readdirSync(join(docs, 'images')).sort()).toEqual(['bomnal-phone.webp', 'performance-rates.svg']);
  expect(readFileSync(join(docs, 'performance.md'), 'utf8')).toBe(reportText([result]));
});

test('the terminal output has the tables and the bars', () => {
  const lines = sectionText(result.section).split('\n');
  expect(lines).toContain('a|b  43,600');
  expect(lines.some((line) => line.startsWith('✗') && line.endsWith('2.31 ×'))).toBe(true);
});
