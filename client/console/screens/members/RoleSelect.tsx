import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Role, roles } from '#schemas/operator/roles.ts';
import { useRoleNames } from '../../ui/role-names.ts';
import { Select } from '../../ui/Select.tsx';

type Props = { label: ReactNode; value: Role; onChange: (role: Role) => void; isPending?: boolean };

/** One of the roles. */
export function RoleSelect(props: Props) {
  const names = useRoleNames();
  return <Select {...props} options={roles.map((id) => ({ id, name: names[id] }))} />;
}

/** What each role may do. */
export function useRoleHelp(): Record<Role, string> {
  const { t } = useLingui();
  return {
    viewer: t`Sees everything but the members, and changes nothing.`,
    editor: t`Writes drafts, answers visitors and uploads pictures.`,
    publisher: t`Does what an editor does, and publishes, schedules and restores.`,
    administrator: t`Does what a publisher does, manages members, and erases articles, inquiries and reservations.`,
  };
}
