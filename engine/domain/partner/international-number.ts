import type { PartnerInfo } from '#schemas/site/partner.ts';
import { codeDigits } from './tel-href.ts';

type Telephone = Pick<PartnerInfo, 'partnerTel' | 'partnerInternationalTelCode'>;

/**
 * A number that is dialled from anywhere, such as a messenger's, as one writes it: `81312345678` of a clinic in Tokyo is
 * +81 312345678, and in the groups of the clinic's telephone (+81 3-1234-5678) where it is the same number. What was
 * given with signs of its own stays.
 */
export function internationalNumber(
  id: string,
  { partnerTel, partnerInternationalTelCode }: Telephone,
): string {
  if (/\D/.test(id)) return id;
  const code = codeDigits(partnerInternationalTelCode);
  if (!id.startsWith(code)) return `+${id}`;
  const number = id.slice(code.length);
  const telephone = partnerTel?.replace(/^0/, '') ?? '';
  return `+${code} ${telephone.replace(/\D/g, '') === number ? telephone : number}`;
}
