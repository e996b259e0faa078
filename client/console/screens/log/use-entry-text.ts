import { useLingui } from '@lingui/react/macro';
import type { Entry } from './entry.ts';
import { useContentSentences } from './use-content-sentences.ts';
import { useDocumentSentences } from './use-document-sentences.ts';
import { useEntrySentences } from './use-entry-sentences.ts';
import { useMemberSentences } from './use-member-sentences.ts';
import { useVisitorSentences } from './use-visitor-sentences.ts';
import { valueText } from './value-text.ts';

type EntryText = {
  sentence: string;
  /** The values of an action that has no sentence of its own. */
  details?: string;
  /** The email address of the operator; none for the command line. */
  email: string | undefined;
};

/**
 * What operators read about an action in the log, in their language.
 * @param timeZone of the clinic, for times of publications
 * @param main the clinic's main language, for titles of popups and entries
 */
export function useEntryText(timeZone: string, main: string): (entry: Entry) => EntryText {
  const { t } = useLingui();
  const sentences = {
    ...useDocumentSentences(timeZone),
    ...useVisitorSentences(),
    ...useContentSentences(main),
    ...useEntrySentences(main),
    ...useMemberSentences(),
  };
  return ({ operator, action, target, before, after }) => {
    const [, name = operator, email] = /^(.*) <([^<>]*)>$/s.exec(operator) ?? [];
    const who =
      operator === 'command line'
        ? t({ message: 'The command line', context: 'who did something' })
        : t({ message: `${name}`, context: 'who did something' });
    const [, kind = '', which = target] = /^(\w+) (.+)$/s.exec(target) ?? [];
    const sentenceOf = Object.hasOwn(sentences, action)
      ? sentences[action as keyof typeof sentences]
      : undefined;
    const sentence = sentenceOf?.({ who, kind, which, before, after });
    if (sentence) return { sentence, email };
    const words = action.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    const details = [before, after].filter((value) => value !== undefined).map(valueText);
    return {
      sentence: t`${who} did “${words}”: ${target}`,
      ...(details.length > 0 && { details: details.join(' → ') }),
      email,
    };
  };
}
