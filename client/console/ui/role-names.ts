import { useLingui } from '@lingui/react/macro';
import type { Role } from '#schemas/operator/roles.ts';

/** The names of roles. */
export function useRoleNames(): Record<Role, string> {
  const { t } = useLingui();
  return {
    viewer: t`Viewer`,
    editor: t`Editor`,
    publisher: t`Publisher`,
    administrator: t`Administrator`,
  };
}
