import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reportText } from './report.ts';
import { keepResult, type Result, readResults } from './results.ts';

const found = (title: string, date = '2026-11-21 10:00'): Result => ({
  machine: { date, description: '2 cores · commit 6923f5e' },
  section: {
    title,
    text: ['One way.', 'Another.'],
    tables: [{ columns: ['', 'req/s'], rows: [['a"[{', '43,600']] }],
    plots: [{ id: title, title, unit: 'req/s', rows: [{ label: 'one', value: 1, isOurs: true }] }],
    bars: [],
  },
});
let docs = '';
beforeEach(() => {
  docs = mkdtempSync(join(tmpdir(), 'maru-results-'));
});
afterEach(() => rmSync(docs, { recursive: true }));
const textOf = (name: string) => readFileSync(join(docs, `performance/${name}.json`), 'utf8');

test('running a case replaces its own section and leaves those of other cases unchanged', () => {
  keepResult(docs, 'http', found('Rates'));
  keepResult(docs, 'memory', found('Memory'));
  const other = textOf('memory');
  keepResult(docs, 'http', found('Rates', '2026-11-23 12:00'));
  const results = readResults(docs, ['http', 'never-run', 'memory']);
  expect(results).toEqual([found('Rates', '2026-11-23 12:00'), found('Memory')]);
  expect(textOf('memory')).toBe(other);
  expect(reportText(results)).toContain('## Rates\n\nMeasured 2026-11-23 12:00 UTC.');
  expect(reportText(results)).toContain('## Memory\n\nMeasured 2026-11-21 10:00 UTC.');
});

test('every row, bar and paragraph has its own line', () => {
  const result = found('Rates');
  result.section.plots[0]?.rows.push({ label: 'two', value: 2, note: undefined });
  keepResult(docs, 'http', result);
  expect(JSON.parse(textOf('http'))).toEqual(JSON.parse(JSON.stringify(result)));
  const lines = textOf('http').split('\n');
  for (const line of ['      "One way.",', '          ["a\\"[{","43,600"]', '    "bars": []'])
    expect(lines).toContain(line);
  expect(lines).toContain('          {"label":"one","value":1,"isOurs":true},');
  expect(lines).toContain('          {"label":"two","value":2}');
});

test('a result that cannot be read throws instead of silently dropping its section', () => {
  keepResult(docs, 'http', found('Rates'));
  writeFileSync(join(docs, 'performance/http.json'), '<<<<<<< HEAD');
  expect(() => readResults(docs, ['http'])).toThrow(SyntaxError);
});
