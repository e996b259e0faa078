/** What Vitest's JSON report has that we read. */
export type VitestReport = {
  testResults: {
    /** Absolute path of the file. */
    name: string;
    status: string;
    message?: string;
    /** Milliseconds of all tests and hooks of the file (vitest-reporter.ts). */
    duration?: number;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      fullName: string;
      status: string;
      /** Milliseconds. */
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
  }[];
};

/** What Playwright's JSON report has that we read. */
export type PlaywrightReport = {
  config: { rootDir: string };
  suites: Suite[];
  /** Outside of any test. */
  errors: { message?: string }[];
  stats: { expected: number; unexpected: number; flaky?: number; skipped: number };
};

export type Suite = {
  title: string;
  file: string;
  specs?: {
    title: string;
    file: string;
    tests: {
      status: string;
      projectName?: string;
      annotations?: { type: string; description?: string }[];
      results?: {
        /** Milliseconds. */
        duration?: number;
        error?: { message?: string };
        attachments?: { name: string; path?: string }[];
      }[];
    }[];
  }[];
  suites?: Suite[];
};
