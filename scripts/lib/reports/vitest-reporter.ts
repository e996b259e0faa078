import { readFileSync, writeFileSync } from 'node:fs';
import { JsonReporter, type TestModule } from 'vitest/node';
import type { VitestReport } from './report-types.ts';

const outputFile = process.env.MARU_TEST_REPORT ?? '.maru/reports/vitest.json';

/**
 * Vitest's JSON report with the duration of each file, hooks included: a `beforeAll` may take longer than all tests.
 * Written to `MARU_TEST_REPORT`.
 */
export default class VitestReporter extends JsonReporter {
  constructor() {
    super({ outputFile });
  }

  override async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    // Vitest's own type has an array that may be changed; it is not.
    await super.onTestRunEnd([...modules]);
    const durations = new Map(modules.map((one) => [one.moduleId, one.diagnostic().duration]));
    const report = JSON.parse(readFileSync(outputFile, 'utf8')) as VitestReport;
    for (const file of report.testResults) file.duration = durations.get(file.name) ?? 0;
    writeFileSync(outputFile, JSON.stringify(report));
  }
}
