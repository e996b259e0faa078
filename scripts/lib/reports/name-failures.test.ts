import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../bootstrap/paths.mjs';
import { namePlaywrightFailures, nameVitestFailures } from './name-failures.ts';
import type { PlaywrightReport, VitestReport } from './report-types.ts';

test('Vitest failures, retries and files that fail to load are listed with the first line of their reason', () => {
  const report = {
    testResults: [
      {
        name: join(root, 'engine/a.test.ts'),
        assertionResults: [
          { fullName: 'passes', status: 'passed', failureMessages: [] },
          { fullName: 'is skipped', status: 'skipped' },
          {
            fullName: 'fails',
            status: 'failed',
            failureMessages: ['\u001b[31mAssertionError\u001b[39m: no\n  at …'],
          },
          { fullName: 'wavers', status: 'passed', failureMessages: ['Error: late'] },
        ],
      },
      { name: join(root, 'b.test.ts'), message: 'Cannot find module', assertionResults: [] },
    ],
  };
  expect(nameVitestFailures(report as unknown as VitestReport)).toEqual([
    'failed: engine/a.test.ts › fails → AssertionError: no',
    'flaky: engine/a.test.ts › wavers → Error: late',
    'failed: b.test.ts › the whole file → Cannot find module',
  ]);
});

test('Playwright failures are listed with their project, screenshot and trace at any nesting level', () => {
  const attachments = [
    { name: 'screenshot', path: join(root, '.maru/test-results/a.png') },
    { name: 'trace', path: join(root, '.maru/test-results/trace.zip') },
    { name: 'stdout', body: '…' },
  ];
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status, projectName: 'phone', results: message ? [{ error: { message }, attachments }] : [] }],
  });
  const report = {
    errors: [{ message: 'no server' }],
    suites: [
      {
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        specs: [spec('passes', 'expected'), spec('wavers', 'flaky', 'late')],
        suites: [{ title: 'inner', file: 'a.spec.ts', specs: [spec('fails', 'unexpected', 'wrong\nmore')] }],
      },
    ],
  };
  expect(namePlaywrightFailures(report as unknown as PlaywrightReport)).toEqual([
    'flaky: [phone] a.spec.ts › wavers → late',
    '  screenshot: .maru/test-results/a.png',
    '  trace: .maru/test-results/trace.zip',
    'failed: [phone] a.spec.ts › fails → wrong',
    '  screenshot: .maru/test-results/a.png',
    '  trace: .maru/test-results/trace.zip',
    'failed: browser tests › outside of any test → no server',
  ]);
});
