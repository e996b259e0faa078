import messages from '#engine/preview/messages.json' with { type: 'json' };
import type { OperatorText } from '#schemas/operator/finding.ts';

type Key = keyof typeof messages;

/** A message for operators; `{name}` is replaced by the value of that name. */
export function operatorMessage(key: Key, values: Record<string, string> = {}): OperatorText {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const { ko, en } = messages[key];
  return { ko: fill(ko), en: fill(en) };
}
