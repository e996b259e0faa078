import type { OperatorLanguage } from '#schemas/operator/finding.ts';
import catalog from '../ko.json' with { type: 'json' };

/** A message of the catalog: what it looks like with its values, and its Korean. */
type Entry = { pattern: RegExp; korean: string };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

// The ones with the most words of their own first: "Published revision {} of {}." also matches longer messages.
const entries: readonly Entry[] = Object.entries(catalog)
  .sort(([one], [other]) => other.replaceAll('{}', '').length - one.replaceAll('{}', '').length)
  .map(([english, korean]) => ({
    pattern: new RegExp(`^${english.split('{}').map(escaped).join('(.*?)')}$`, 's'),
    korean,
  }));

/**
 * A text of the command line in the user's language. Its messages are written in English where they belong, and
 * translated by `ko.json`, with `{}` for each value. What is not in the catalog, such as the text of a document, stays.
 */
export const inLanguage = (text: string, language: OperatorLanguage): string =>
  language === 'ko' ? inKorean(text) : text;

/** A longer text is a document, not a message. */
const maxCharacters = 2_000;

function inKorean(text: string): string {
  if (text.length > maxCharacters) return text;
  const [, before = '', message = ''] = /^(\s*(?:✗ )?)(.*)$/s.exec(text) ?? [];
  for (const { pattern, korean } of entries) {
    const values = pattern.exec(message)?.slice(1).map(inKorean);
    if (values) return before + korean.replaceAll('{}', () => values.shift() ?? '');
  }
  const lines = text.split('\n');
  return lines.length > 1 ? lines.map(inKorean).join('\n') : text;
}
