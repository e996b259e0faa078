import { useLingui } from '@lingui/react/macro';
import type { PathProblem } from './page-path.ts';

/** Returns a function that explains why a page cannot get a URL. */
export function useAddressText(): (problem: PathProblem) => string {
  const { t } = useLingui();
  return (problem) => {
    switch (problem.reason) {
      case 'empty':
        return t`Enter an address, such as /winter-event.`;
      case 'slash':
        return t`Begin with /.`;
      case 'characters':
        return t`Use lowercase letters a–z, digits, - and _ only, without spaces.`;
      case 'parts':
        return t`Every / must be followed by a name.`;
      case 'served':
        return t`The site needs this address for itself. Choose another one.`;
      case 'language': {
        const { language } = problem;
        return t`Leave out /${language}: the page is shown in all languages.`;
      }
      case 'taken': {
        const { key } = problem;
        return t`There is already a page at ${key}.`;
      }
      case 'template': {
        const { key } = problem;
        return t`${key} is a page of every site. To change it, choose it and customize it.`;
      }
      case 'numbers': {
        const { key } = problem;
        return t`The page ${key} already covers addresses like this one.`;
      }
    }
  };
}
