import { formatPath } from '#engine/resolve/diagnostic.ts';
import type { Finding, OperatorLanguage } from '#schemas/operator/finding.ts';

/** One line: `site.json:9:23 error Unknown block "NotceList" at pages["/"].sections[1].type. Did you mean …? [unknown-block]` */
export function formatFinding(finding: Finding, file: string, language: OperatorLanguage): string {
  const { line, column, level, path, message, remedy, rule } = finding;
  const place =
    path.length === 0 ? '' : language === 'ko' ? ` (${formatPath(path)})` : ` at ${formatPath(path)}`;
  const what = `${message[language]}${place}.`.replace(/([.!?])\.$/, '$1');
  const then = remedy ? ` ${remedy[language]}` : '';
  return `${file}:${line}:${column} ${levelNames[level][language]} ${what}${then} [${rule}]`;
}

const levelNames = {
  error: { ko: '오류', en: 'error' },
  warning: { ko: '경고', en: 'warning' },
  note: { ko: '참고', en: 'note' },
} as const;
