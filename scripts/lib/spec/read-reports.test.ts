import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../bootstrap/paths.mjs';
import type { PlaywrightReport, VitestReport } from '../reports/report-types.ts';
import { outcomesOfPlaywright, outcomesOfVitest } from './read-reports.ts';
import { hasTitle } from './read-titles.ts';

test('Vitest’s tests are known by file, groups and title', () => {
  const assertionResults = [
    { ancestorTitles: ['in ko'], title: 'reads', status: 'passed' },
    { ancestorTitles: [], title: 'waits', status: 'todo' },
  ];
  expect([
    ...outcomesOfVitest({
      testResults: [{ name: join(root, 'a/b.test.ts'), assertionResults }],
    } as unknown as VitestReport),
  ]).toEqual([
    ['a/b.test.ts › reads', 'passed'],
    ['a/b.test.ts › in ko › reads', 'passed'],
    ['a/b.test.ts › waits', 'skipped'],
  ]);
});

test('A browser test that one project skips passed in the other, and fails where it fails in one', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    file: 'a.spec.ts',
    tests: statuses.map((status) => ({ status })),
  });
  const specs = [
    spec('opens', 'skipped', 'expected'),
    spec('shuts', 'expected', 'unexpected'),
    spec('second try', 'flaky'),
  ];
  const report = {
    config: { rootDir: join(root, 'tests/e2e') },
    suites: [
      {
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        specs,
        suites: [{ title: 'in ko', specs: [spec('reads', 'expected')] }],
      },
    ],
  };
  expect([...outcomesOfPlaywright(report as unknown as PlaywrightReport)]).toEqual([
    ['tests/e2e/a.spec.ts › opens', 'passed'],
    ['tests/e2e/a.spec.ts › shuts', 'failed'],
    ['tests/e2e/a.spec.ts › second try', 'passed'],
    ['tests/e2e/a.spec.ts › reads', 'passed'],
    ['tests/e2e/a.spec.ts › in ko › reads', 'passed'],
  ]);
});

test('Titles are found in sources, template literals by the text around their placeholders', () => {
  const file = 'tests/e2e/pages.spec.ts';
  expect(hasTitle(file, 'bomnal /products reads well')).toBe(true);
  expect(hasTitle(file, 'bomnal /products reads badly')).toBe(false);
  expect(hasTitle('engine/route/current-item.test.ts', 'products is current on /products/12')).toBe(true);
});
