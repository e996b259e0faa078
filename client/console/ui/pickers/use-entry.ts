import type { FactKind } from '#schemas/operator/content-calls.ts';
import { useCall } from '../../api/use-call.ts';
import { usePartner } from '../../screens/partner/use-partner.ts';

/**
 * The entry with a number.
 * @returns undefined while it is read and if it could not be; null if there is none
 */
export function useEntry(kind: FactKind | undefined, id: number | undefined) {
  const { code } = usePartner();
  const isAsked = kind !== undefined && id !== undefined && Number.isSafeInteger(id) && id > 0;
  const { data } = useCall('facts', isAsked ? { code, kind, search: String(id), limit: 100 } : null);
  if (!isAsked || !data) return undefined;
  return data.rows.find((row) => row.id === id) ?? null;
}
