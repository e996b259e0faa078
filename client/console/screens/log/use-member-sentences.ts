import { useLingui } from '@lingui/react/macro';
import { role } from '#schemas/operator/roles.ts';
import { useRoleNames } from '../../ui/role-names.ts';
import type { Entry, Sentences } from './entry.ts';

/** Sentences about members and invitations. */
export function useMemberSentences(): Sentences {
  const { t } = useLingui();
  const roleNames = useRoleNames();
  const nameOf = (value: Entry['before']) => {
    const known = role.safeParse(value);
    return known.success ? roleNames[known.data] : undefined;
  };
  const invited: Sentences['invite'] = ({ who, which, after }) => {
    const next = nameOf(after);
    return next && t`${who} invited ${which} as ${next}`;
  };
  const withdrawn: Sentences['withdrawInvitation'] = ({ who, which }) =>
    t`${who} withdrew the invitation of ${which}`;
  const removed: Sentences['removeMember'] = ({ who, which }) => t`${who} removed ${which} from the members`;
  return {
    invite: invited,
    withdrawInvitation: withdrawn,
    acceptInvitation: ({ who, after }) => {
      const next = nameOf(after);
      return next && t`${who} accepted the invitation and joined as ${next}`;
    },
    changeRole: ({ who, which, before, after }) => {
      const [old, next] = [nameOf(before), nameOf(after)];
      return old && next && t`${who} changed the role of ${which} from ${old} to ${next}`;
    },
    removeMember: removed,
    'user remove': (parts) => {
      if (parts.kind === 'invitation') return withdrawn(parts);
      return parts.kind === 'member' ? removed(parts) : undefined;
    },
    saveMailChoice: ({ who }) => t`${who} changed which mails they get`,
    'mail given up': ({ which }) =>
      t`A mail to ${which} could not be delivered for a day, and was given up. Check the address and the mail server`,
    'user add': (parts) => {
      const { who, kind, which, after } = parts;
      if (kind === 'invitation') return invited(parts);
      const next = nameOf(after);
      return next && t`${who} set up the account of ${which} as ${next}`;
    },
  };
}
