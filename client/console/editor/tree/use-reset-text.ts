import { useLingui } from '@lingui/react/macro';
import type { ResetTarget } from './moves.ts';

/** How operators call the way back of a part of the document. */
export function useResetText(): (to: ResetTarget['to']) => string {
  const { t } = useLingui();
  return (to) => {
    if (to === 'template-page') return t`Use the template’s page again`;
    return to === 'template-part' ? t`Use the template’s part again` : t`Use the shared version again`;
  };
}
