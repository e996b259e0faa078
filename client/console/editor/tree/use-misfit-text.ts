import { useLingui } from '@lingui/react/macro';
import type { Misfit } from './clipboard.ts';

/** Returns a function that explains why a node is not allowed at a place. */
export function useMisfitText(): (misfit: Misfit) => string {
  const { t } = useLingui();
  return ({ reason, name }) => {
    const texts = {
      unknown: t`There is no block “${name}” here.`,
      newer: t`“${name}” is from a newer version. Reload this page first.`,
      place: t`“${name}” is not allowed here. Choose another place first.`,
      full: t`There is no room for “${name}” here.`,
      broken: t`“${name}” has parts that do not belong in it.`,
    };
    return texts[reason];
  };
}
