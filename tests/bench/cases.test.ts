import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/bootstrap/paths.mjs';
import { cases } from './cases.ts';
import { readOptions } from './lib/options.ts';
import { writeReport } from './lib/report.ts';
import { readResults } from './lib/results.ts';
import { chooseCases } from './run.ts';

const chosen = (...words: string[]) => chooseCases(readOptions(words, {})).map(({ name }) => name);

test('every case has a unique name', () => {
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
});

test('without names, all cases run except those whose requirements are not given', () => {
  expect(chosen()).toContain('http');
  expect(chosen()).not.toContain('peers');
  expect(chosen()).not.toContain('lighthouse');
  expect(chosen('lighthouse')).toEqual(['lighthouse']);
  expect(chosen('--peers', 'engines')).toEqual(expect.arrayContaining(['peers', 'peer-visits']));
});

test('cases are chosen by name, and an unknown name is rejected with a list of the cases', () => {
  expect(chosen('memory')).toEqual(['memory']);
  expect(() => chosen('speed')).toThrow(/no case "speed".*http, memory/);
});

test('a CPU profile is rejected if no case would write one', () => {
  expect(chosen('http', 'memory', '--profile')).toEqual(['http', 'memory']);
  expect(() => chosen('bytes', '--profile')).toThrow(/--profile works with the cases http and scale/);
});

test('the committed report matches the results next to it, and each result belongs to an existing case', () => {
  const docs = join(root, 'docs');
  const names = cases.map(({ name }) => name);
  const results = readdirSync(join(docs, 'performance')).filter((file) => file.endsWith('.json'));
  const stored = results.map((file) => file.replace(/\.json$/, ''));
  expect(stored.filter((name) => !names.includes(name))).toEqual([]);

  const copy = mkdtempSync(join(tmpdir(), 'maru-report-'));
  try {
    // If this fails, `npm run bench -- --report` regenerates it.
    for (const file of writeReport(readResults(docs, names), copy))
      expect(readFileSync(join(docs, file), 'utf8'), file).toBe(readFileSync(join(copy, file), 'utf8'));
  } finally {
    rmSync(copy, { recursive: true });
  }
});
