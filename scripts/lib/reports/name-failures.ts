import { relative } from 'node:path';
import { root } from '../../bootstrap/paths.mjs';
import type { PlaywrightReport, Suite, VitestReport } from './report-types.ts';

/**
 * Failures, one line each, for the end of a long run, when the runners' own lists have scrolled away. *flaky* tests
 * passed on a retry, which a developer can enable in a runner.
 *
 *   Vitest's JSON report
 */
export function nameVitestFailures({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    if (assertionResults.length === 0 && message) return [line('failed', file, 'the whole file', message)];
    return assertionResults.flatMap(({ fullName, status, failureMessages }) => {
      const [reason] = failureMessages ?? [];
      if (status === 'failed') return [line('failed', file, fullName, reason)];
      return status === 'passed' && reason ? [line('flaky', file, fullName, reason)] : [];
    });
  });
}

/** The same for Playwright's JSON report. */
export function namePlaywrightFailures({ suites, errors }: PlaywrightReport): string[] {
  const ofSuite = (suite: Suite): string[] => [
    ...(suite.specs ?? []).flatMap(({ file, title, tests }) =>
      tests.flatMap(({ status, projectName, results = [] }) => {
        if (status !== 'unexpected' && status !== 'flaky') return [];
        const reason = results.find(({ error }) => error)?.error?.message;
        const kind = status === 'flaky' ? 'flaky' : 'failed';
        return [
          line(kind, `[${projectName}] ${file}`, title, reason),
          ...results.flatMap(({ attachments = [] }) => attachments).flatMap(describeAttachment),
        ];
      }),
    ),
    ...(suite.suites ?? []).flatMap(ofSuite),
  ];
  return [
    ...suites.flatMap(ofSuite),
    ...errors.map(({ message }) => line('failed', 'browser tests', 'outside of any test', message)),
  ];
}

/** Where a failed browser test left its screenshot and trace. */
const describeAttachment = ({ name, path }: { name: string; path?: string }) =>
  path && (name === 'screenshot' || name === 'trace') ? [`  ${name}: ${relative(root, path)}`] : [];

// biome-ignore lint/suspicious/noControlCharactersInRegex: the colors that runners print are control characters.
const colors = /\u001b\[[\d;]*m/g;

function line(kind: string, file: string, title: string, reason: string = '') {
  const first = reason.replace(colors, '').trim().split('\n', 1)[0]?.slice(0, 300);
  return `${kind}: ${file} › ${title}${first ? ` → ${first}` : ''}`;
}
