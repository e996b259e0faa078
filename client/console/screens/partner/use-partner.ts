import { useParams } from 'react-router';
import type { ResponseOf } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';

export type PartnerRow = ResponseOf<'partners'>['rows'][number];

/** The partner in the address. `isMissing`: it does not exist, or the operator is not a member. `read`: of all partners. */
export function usePartner() {
  const { code = '' } = useParams();
  const read = useCall('partners', {});
  const { data } = read;
  const partner = data?.rows.find((row) => row.code === code);
  return { code, partner, read, isMissing: data !== undefined && partner === undefined };
}
