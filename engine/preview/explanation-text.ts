import { translator } from '#engine/i18n/translator.ts';
import messages from '#engine/preview/messages.json' with { type: 'json' };
import type { OperatorLanguage, OperatorText } from '#schemas/operator/finding.ts';

type Values = Record<string, string | number | OperatorText>;

/** A message of an explanation, in the languages of operators. A value can be a text in these languages itself. */
export const operatorMessage = (key: keyof typeof messages, values: Values = {}): OperatorText => ({
  ko: inLanguage('ko', key, values),
  en: inLanguage('en', key, values),
});

function inLanguage(language: OperatorLanguage, key: keyof typeof messages, values: Values): string {
  const own = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? value[language] : value,
  ]);
  return translator(messages, language)(key, Object.fromEntries(own));
}

/** Several names as one text in each language. */
export const joined = (names: readonly OperatorText[]): OperatorText => ({
  ko: names.map(({ ko }) => ko).join(', '),
  en: names.map(({ en }) => en).join(', '),
});
