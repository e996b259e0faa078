import type { PartnerInfo } from '#schemas/site/partner.ts';
import { codeDigits } from './tel-href.ts';

type Telephone = Pick<PartnerInfo, 'partnerTel' | 'partnerInternationalTelCode'>;

/**
 * Formats an international number, such as a messenger id: `81312345678` of a clinic in Tokyo becomes +81 312345678. If
 * it is the clinic's telephone number it is grouped like that one (+81 3-1234-5678). A number with any non-digit is
 * left unchanged.
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
