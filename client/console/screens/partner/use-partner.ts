import { useParams } from 'react-router';
import type { ResponseOf } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';

export type PartnerRow = ResponseOf<'partners'>['rows'][number];

/** The partner in the address. `isMissing`: it does not exist, or the operator is not a member. */
export function usePartner(): { code: string; partner: PartnerRow | undefined; isMissing: boolean } {
  const { code = '' } = useParams();
  const { data } = useCall('partners', {});
  const partner = data?.rows.find((row) => row.code === code);
  return { code, partner, isMissing: data !== undefined && partner === undefined };
}
