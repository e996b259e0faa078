import { type Diagnostic, shortJson, type Uncoded } from '#engine/resolve/diagnostic.ts';
import type { Position } from '#engine/resolve/source-position.ts';
import type { Finding, OperatorText } from '#schemas/operator/finding.ts';
import { inKorean } from './korean-messages.ts';

/** An error of reading as a finding. Its code is the rule. */
export const diagnosticFinding = ({ code, line, column, ...error }: Diagnostic & Position): Finding => ({
  rule: code,
  level: 'error',
  line,
  column,
  path: [...error.path],
  ...wordsOf(error),
});

/** The message and the remedy of an error that the engine found, in both languages. */
export function wordsOf({ message, value, suggestion }: Omit<Uncoded, 'path'>): {
  message: OperatorText;
  remedy?: OperatorText;
} {
  const [foundKo, foundEn] =
    value === undefined ? ['', ''] : [` (현재 값: ${shortJson(value)})`, ` (found ${shortJson(value)})`];
  const korean = inKorean(message) ?? `값이 올바르지 않습니다: ${message}`;
  return {
    message: { ko: `${korean}${inKorean(message) ? foundKo : foundEn}`, en: `${message}${foundEn}` },
    ...(suggestion && {
      remedy: { ko: `"${suggestion}"을(를) 쓰려던 것인가요?`, en: `Did you mean "${suggestion}"?` },
    }),
  };
}
