/** One violation of an architecture rule. */
export interface Violation {
  /** Path relative to the repository, with `:line` where it helps. */
  file: string;
  /** What was found there: the import, the selector, the name. */
  found: string;
  rule: string;
  remedy: string;
}

/** One line per violation: file, what was found, rule and remedy. */
export function describeViolations(violations: Violation[]): string {
  return violations
    .map(({ file, found, rule, remedy }) => `[architecture] ${file}: ${found}. ${rule} → ${remedy}`)
    .join('\n');
}
