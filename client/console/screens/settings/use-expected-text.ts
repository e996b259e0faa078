import { useLingui } from '@lingui/react/macro';
import type { z } from 'zod';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { SettingIssue } from '#schemas/operator/settings-calls.ts';
import { useLanguageNames } from '../../editor/form/language-names.ts';

type Issue = Pick<z.core.$ZodIssue, 'code' | 'message'> & { input?: unknown };

/** What the schemas expect, in the operator's language, by a failed check. */
export function useExpectedText(): (issue: Issue) => string {
  const { t } = useLingui();
  return ({ code, message }) => {
    const [, beginning] = /^expected (GTM-|G-)…$/.exec(message) ?? [];
    if (beginning) return t`It begins with ${beginning}, followed by letters and digits.`;
    if (message === 'expected an id')
      return t`An id has letters, digits, dots, hyphens and underscores only.`;
    if (message === 'expected a code such as +82') return t`Expected a country code such as +82.`;
    if (message.startsWith('expected /path'))
      return t`Expected a path of this site, or an address such as https://…`;
    if (message.startsWith('expected /files/') || message.endsWith('or /files/…'))
      return t`Expected a picture from the media library, or an address such as https://…`;
    // A text without any language is missing, or written as an empty one.
    const isMissing =
      code === 'invalid_type' &&
      (message.endsWith('received undefined') || message.endsWith('expected object, received string'));
    if (isMissing || message === 'expected at least one language') return t`This is required.`;
    return t`This value cannot be saved: see what is expected.`;
  };
}

/** Why no visitor should read a value, in the operator's language. */
export function useIssueText(
  languages: readonly LanguageCode[],
): (problem: SettingIssue['problem']) => string {
  const { t } = useLingui();
  const names = useLanguageNames();
  const [main = 'ko'] = languages;
  const mainName = names[main];
  const texts: Record<SettingIssue['problem'], string> = {
    'main-language': t`The text in ${mainName} is missing: it is the main language, which all others fall back to.`,
    phone: t`Expected a phone number that can be called, such as 02-555-0101.`,
    'business-number': t`Expected a business number such as 123-45-67890.`,
    coordinates: t`This place is in the sea: latitude and longitude are both 0.`,
    'open-and-close': t`Enter both times, or tick “Closed”.`,
    'lunch-times': t`Enter both times of the lunch break, or neither.`,
    'lunch-outside': t`The lunch break is not within the opening hours.`,
    picture: t`The media library has no such picture.`,
  };
  return (problem) => texts[problem];
}
