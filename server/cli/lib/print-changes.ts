import type { Finding, OperatorLanguage } from '#schemas/operator/finding.ts';
import type { Change, Conflict } from '#schemas/operator/revisions.ts';
import { asOneLine } from '#schemas/terminal-text.ts';
import type { Output } from './output.ts';

const signs = { added: '+', removed: '-', changed: '~', moved: '>' } as const;
const colors = { added: 'green', removed: 'red', changed: 'yellow', moved: 'cyan' } as const;

export function printChanges(changes: readonly Change[], out: Output): void {
  for (const { kind, text } of changes)
    out.line(`  ${out.style(colors[kind], signs[kind])} ${asOneLine(text[out.language])}`);
}

export function printConflicts(conflicts: readonly Conflict[], out: Output): void {
  for (const { text } of conflicts) out.line(`  ${out.style('red', '!')} ${asOneLine(text[out.language])}`);
}

const levels = {
  error: { ko: '오류', en: 'error', color: 'red' },
  warning: { ko: '경고', en: 'warning', color: 'yellow' },
  note: { ko: '참고', en: 'note', color: 'cyan' },
} as const;

/** `file:line:column level message Remedy. (rule)`: editors make the place a link. */
export function printFindings(findings: readonly Finding[], file: string, out: Output): void {
  for (const { line, column, level, message, remedy, rule } of findings) {
    const { color } = levels[level];
    const what = `${message[out.language]}.`.replace(/([.!?])\.$/, '$1');
    const text = [what, remedy?.[out.language]].filter(Boolean).join(' ');
    out.line(
      `${file}:${line}:${column} ${out.style(color, levels[level][out.language])} ${asOneLine(text)} ${out.style('dim', `(${rule})`)}`,
    );
  }
}

/** `2 errors, 1 warning`, or `오류 2개, 경고 1개`. */
export function countFindings(findings: readonly Finding[], language: OperatorLanguage): string {
  const counts = (['error', 'warning', 'note'] as const)
    .map((level) => [findings.filter((one) => one.level === level).length, level] as const)
    .filter(([number]) => number > 0)
    .map(([number, level]) =>
      language === 'ko' ? `${levels[level].ko} ${number}개` : `${number} ${level}${number === 1 ? '' : 's'}`,
    );
  return counts.join(', ') || (language === 'ko' ? '문제 없음' : 'no findings');
}
