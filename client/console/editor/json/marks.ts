import type { Diagnostic } from '@codemirror/lint';
import type { Finding, FindingLevel, OperatorLanguage } from '#schemas/operator/finding.ts';
import { problemsOf } from '../document/parse-document.ts';
import { rangeOf } from './text-places.ts';

const severities = { error: 'error', warning: 'warning', note: 'info' } as const satisfies Record<
  FindingLevel,
  unknown
>;

/** Findings as diagnostics for CodeMirror. Syntax errors are marked where the parser stopped. */
export function marksOf(
  text: string,
  findings: readonly Finding[],
  language: OperatorLanguage,
): Diagnostic[] {
  const problems = problemsOf(text);
  return findings.map(({ level, path, line, column, message, remedy }) => {
    const problem = problems[0];
    const place = problem
      ? { from: problem.offset, to: problem.offset + problem.length }
      : rangeOf(text, path);
    const start = offsetOf(text, line, column);
    const range = place ?? { from: start, to: start + 1 };
    return {
      from: Math.min(range.from, text.length),
      to: Math.min(range.to, text.length),
      severity: severities[level],
      message: [message[language], remedy?.[language]].filter(Boolean).join('\n'),
    };
  });
}

/** The offset of a line and column, both from 1. */
function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let left = line - 1; left > 0; left -= 1) {
    const next = text.indexOf('\n', start);
    if (next < 0) break;
    start = next + 1;
  }
  return Math.min(start + column - 1, text.length);
}
