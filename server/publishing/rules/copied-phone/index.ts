import { firstNumber } from '#engine/domain/partner/tel-href.ts';
import { factRemedy } from '../../facts/fact-remedy.ts';
import { mainInfo } from '../../facts/main-info.ts';
import { nationalDigits, phonesIn } from '../../facts/phones.ts';
import type { PartnerFacts } from '../../partner-facts.ts';
import { defineRule, type Problem } from '../../rule.ts';
import { withContact } from '../../testing/example-documents.ts';
import { examplePartner } from '../../testing/example-site.ts';
import { quoted, readable, textEntries } from '../../texts/text-entries.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '병원 정보와 다른 전화번호', en: 'Phone number that differs from the clinic’s' },
  about: {
    ko: '문구나 링크에 직접 쓴 전화번호가 병원의 번호와 다르면 방문자가 다른 곳에 전화하게 됩니다.',
    en: "A phone number in a text or a link that is not the partner's leads visitors elsewhere.",
  },
  *check({ texts, links, partner }) {
    const known = numbersOf(partner);
    if (!known) return;
    for (const entry of textEntries(texts))
      for (const { written, digits } of phonesIn(readable(entry)))
        if (!known.has(digits)) yield problem(entry.path, written, known);
    for (const { path, url } of links) {
      const number = /^tel:(.+)$/i.exec(url)?.[1];
      if (number && !known.has(nationalDigits(decodeURIComponent(number))))
        yield problem(path, number, known);
    }
  },
  examples: {
    passing: [
      { document: withContact('전화 02-555-0101') },
      { document: withContact('+82-2-555-0101') },
      { document: { menu: [{ url: 'tel:02-555-0101', title: { ko: '전화', en: 'Call' } }] } },
      { document: withContact('사업자 123-45-67890, 2026-06-01') },
      { document: withContact('전화 02-555-0103'), partner: withTel('02-555-0103~4') },
      { document: withContact('전화 02-555-0104'), partner: withTel('02-555-0103, 02-555-0104') },
    ],
    failing: [
      { document: withContact('전화 02-555-0109'), at: 'slots.footer.data.contactText' },
      {
        document: withContact({ ko: '전화', en: 'Call +82 2 555 0110' }),
        at: 'slots.footer.data.contactText.en',
      },
      {
        document: { menu: [{ url: 'tel:025550109', title: { ko: '전화', en: 'Call' } }] },
        at: 'menu[0].url',
      },
    ],
  },
});

/** The digits of the partner's numbers; undefined without facts. */
function numbersOf(facts: PartnerFacts | undefined): Map<string, string> | undefined {
  const partner = mainInfo(facts)?.partner;
  if (!partner) return undefined;
  const numbers = [partner.partnerTel, partner.partnerFax, ...partner.branches.map(({ tel }) => tel)];
  return new Map(
    numbers.flatMap((number) =>
      digitsIn(number ?? '').map((digits): [string, string] => [digits, number ?? '']),
    ),
  );
}

/** The digits of each number of a fact such as `02-555-0101, 02-555-0102`; of a range (`02-555-0101~2`) the first. */
const digitsIn = (number: string) =>
  [nationalDigits(firstNumber(number)), ...phonesIn(number).map(({ digits }) => digits)].filter(Boolean);

function problem(path: Problem['path'], written: string, known: ReadonlyMap<string, string>): Problem {
  const [own] = known.values();
  return {
    path,
    message: {
      ko: `전화번호 ${quoted(written)}은(는) 병원의 번호가 아닙니다${own ? ` (병원 번호: ${own})` : ''}`,
      en: `The phone number ${quoted(written)} is not the partner's${own ? `, which is ${own}` : ''}`,
    },
    remedy: factRemedy('partner.partnerTel', { ko: '번호를 고치거나', en: 'Correct it' }),
  };
}

function withTel(partnerTel: string): Pick<PartnerFacts, 'info'> {
  const { info } = examplePartner();
  const ko = info.ko && { row: { ...info.ko.row, partner: { ...info.ko.row.partner, partnerTel } } };
  return { info: { ...info, ...(ko && { ko }) } };
}
