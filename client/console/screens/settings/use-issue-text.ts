import { useLingui } from '@lingui/react/macro';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { SettingIssue } from '#schemas/operator/settings-calls.ts';
import { useLanguageNames } from '../../editor/form/language-names.ts';

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
