import { translator } from '#engine/i18n/translator.ts';
import messages from '#engine/preview/messages.json' with { type: 'json' };
import type { OperatorText } from '#schemas/operator/finding.ts';

/** A message of an explanation, in the languages of operators. */
export const operatorMessage = (
  key: keyof typeof messages,
  values: Record<string, string> = {},
): OperatorText => ({
  ko: translator(messages, 'ko')(key, values),
  en: translator(messages, 'en')(key, values),
});
