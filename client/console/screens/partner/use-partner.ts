import { useParams } from 'react-router';
import { usePartners } from '../../api/use-partners.ts';

export type { PartnerRow } from '#engine/operator/all-partners.ts';

/** The partner in the URL. `isMissing`: it does not exist, or the operator is not a member. `read`: of all partners. */
export function usePartner() {
  const { code = '' } = useParams();
  const read = usePartners();
  const { data } = read;
  const partner = data?.rows.find((row) => row.code === code);
  return { code, partner, read, isMissing: data !== undefined && partner === undefined };
}
