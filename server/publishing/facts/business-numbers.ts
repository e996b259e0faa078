import type { JsonPath } from '#schemas/layout/walk-nodes.ts';
import type { CheckContext } from '../check-context.ts';
import { readable, textEntries } from '../texts/text-entries.ts';
import { mainInfo } from './main-info.ts';

/** A Korean business registration number. */
const businessNumber = /(?<![\d-])\d{3}-\d{2}-\d{5}(?![\d-])/g;

/** A registration number in a text, and the partner's own one, which differs. `hasBranches`: its group has more clinics. */
type OtherNumber = { path: JsonPath; found: string; own: string; hasBranches: boolean };

/** The business registration numbers in the texts that are not the partner's; none if that is unknown. */
export function otherBusinessNumbers({ texts, partner: facts }: CheckContext): OtherNumber[] {
  const partner = mainInfo(facts)?.partner;
  const own = partner?.partnerBusinessNumber;
  if (!own) return [];
  const hasBranches = partner.branches.length > 1;
  return textEntries(texts).flatMap((entry) =>
    [...readable(entry).matchAll(businessNumber)]
      .filter(([found]) => found !== own)
      .map(([found]) => ({ path: entry.path, found, own, hasBranches })),
  );
}
