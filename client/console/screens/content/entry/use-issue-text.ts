import { useLingui } from '@lingui/react/macro';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { useLanguageNames } from '../../../editor/form/language-names.ts';
import type { Issue } from './entry-issues.ts';

/** What operators read about an issue at its field. */
export function useIssueText(main: LanguageCode): (issue: Issue) => string {
  const { t } = useLingui();
  const names = useLanguageNames();
  return ({ problem, path }) => {
    switch (problem) {
      case 'missing':
        return t`This field is required.`;
      case 'main-language':
        return t`The text in ${names[main]} is missing. Visitors see it where a translation is missing.`;
      case 'picture':
        return t`The clinic no longer has this picture, or never had it. Choose another one.`;
      case 'reference':
        return path.at(-1) === 'option'
          ? t`The treatment has no option with this number.`
          : t`What is chosen here no longer exists. Choose something else.`;
      case 'loop':
        return t`A category cannot be within itself.`;
      case 'option-in-use':
        return t`An event sets a price for one of these options by its position. Change or delete that event first, or keep the order of the options.`;
      case 'second-price':
        return t`This option already has a price above.`;
      case 'days':
        return t`The last day is before the first.`;
      case 'times':
        return t`Either both times are needed, or none: without times the clinic is closed.`;
      case 'period':
        return t`Enter a start and a later end, or choose to show it always.`;
      default:
        return t`This value cannot be saved: see what is expected.`;
    }
  };
}
