import { useRouteLoaderData } from 'react-router';
import { hasRole } from '#schemas/operator/roles.ts';
import type { Operator } from '#schemas/operator/session-calls.ts';
import type { ResponseOf } from '../api/call.ts';
import { useCall } from '../api/use-call.ts';
import { usePartner } from '../screens/partner/use-partner.ts';

export type DraftRow = ResponseOf<'drafts'>['rows'][number];

/** What the operator may do with the drafts of the partner in the URL. */
export function useDraftRights() {
  const { partner } = usePartner();
  const operator = useRouteLoaderData<Operator>('signed-in');
  const has = (role: 'editor' | 'publisher') => partner !== undefined && hasRole(partner.role, role);
  const isOwn = ({ ownerId }: DraftRow) => operator !== undefined && ownerId === operator.id;
  return {
    isOwn,
    mayPublish: has('publisher'),
    mayEdit: has('editor'),
    mayDelete: (draft: DraftRow) => has('publisher') || (has('editor') && isOwn(draft)),
  };
}

/** A draft of the partner in the URL; undefined if there is none or it is not read yet. */
export function useDraftRow(id: number | null): DraftRow | undefined {
  const { code } = usePartner();
  const { data } = useCall('drafts', id === null ? null : { code });
  return data?.rows.find((row) => row.id === id);
}
