/** `notes` list the failures, one line each; `tests` are those that ran, with their duration. */
export type Totals = {
  passed: number;
  failed: number;
  skipped: number;
  notes?: string[];
  tests?: { name: string; ms: number }[];
};

export const nothing: Totals = { passed: 0, failed: 0, skipped: 0 };

export function sum(all: Totals[]): Totals {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    skipped: all.reduce((total, { skipped }) => total + skipped, 0),
  };
}

export function formatTotals({ passed, failed, skipped }: Totals) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** Counts Vitest's JSON report. A file that could not be collected has no tests; it counts as one failure. */
export function countVitest(report: {
  testResults: { status: string; assertionResults: { status: string }[] }[];
}): Totals {
  return sum(
    report.testResults.map(({ status, assertionResults }) => {
      const count = (wanted: string) => assertionResults.filter((result) => result.status === wanted).length;
      const passed = count('passed');
      const failed = count('failed');
      const broken = status === 'failed' && failed === 0 ? 1 : 0;
      return { passed, failed: failed + broken, skipped: assertionResults.length - passed - failed };
    }),
  );
}

/**
 * Counts Playwright's JSON report. Nothing is retried. Errors outside of any test (a spec that does not load, a server
 * that does not start) count as one failure each.
 */
export function countPlaywright({
  stats,
  errors,
}: {
  stats: { expected: number; unexpected: number; flaky?: number; skipped: number };
  errors: unknown[];
}): Totals {
  return {
    passed: stats.expected,
    failed: stats.unexpected + (stats.flaky ?? 0) + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * The result of one runner: the counts of its report, plus one failure for a bad exit that the report does not explain
 * (a crash, a missing report, no tests at all).
 * @param code the runner's exit code
 * @param counted undefined without a readable report
 * @param mayBeEmpty whether a run without a test is fine, for example because a change affects none
 */
export function judge(code: number, counted: Totals | undefined, mayBeEmpty = false): Totals {
  const totals = counted ?? nothing;
  const isEmpty = totals.passed + totals.skipped === 0 && !(mayBeEmpty && counted);
  const unexplained = totals.failed === 0 && (code !== 0 || isEmpty);
  if (!unexplained) return totals;
  const note = `failed: the runner ended with code ${code} and names no test that failed`;
  return { ...totals, failed: 1, notes: [...(totals.notes ?? []), note] };
}
