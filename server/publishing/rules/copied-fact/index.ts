import { firstNumber } from '#engine/domain/partner/tel-href.ts';
import { factRemedy } from '../../facts/fact-remedy.ts';
import { mainInfo } from '../../facts/main-info.ts';
import { nationalDigits, phonesIn } from '../../facts/phones.ts';
import type { PartnerFacts } from '../../partner-facts.ts';
import { defineRule } from '../../rule.ts';
import { isBindingSchema } from '../../site-values.ts';
import { withContact } from '../../testing/example-documents.ts';
import { readable, textEntries } from '../../texts/text-entries.ts';

export default defineRule({
  level: 'note',
  title: { ko: '직접 입력한 병원 정보', en: 'Fact of the clinic written by hand' },
  about: {
    ko: '병원 정보를 문구에 복사해 두면, 정보가 바뀔 때 문구는 그대로 남습니다. 바인딩은 늘 최신 정보를 보여 줍니다.',
    en: 'A copy of a fact stays as it is when the fact changes. A binding always shows the present one.',
  },
  *check({ texts, partner }) {
    const facts = factsOf(partner);
    for (const entry of textEntries(texts)) {
      const text = readable(entry).trim();
      const found = facts.find((fact) => fact.isIn(text));
      if (!found) continue;
      const takesFacts = entry.schemas.some(isBindingSchema);
      const isWhole = found.isWhole(text) && entry.language === undefined && !entry.isHtml;
      yield {
        path: entry.path,
        message: {
          ko: `병원 정보 "${found.value}"이(가) 복사되어 있습니다`,
          en: `The text has a copy of the fact "${found.value}"`,
        },
        remedy: takesFacts ? factRemedy(found.bind) : withoutFact,
        ...(isWhole && takesFacts && { fix: [{ path: [...entry.path], value: { $bind: found.bind } }] }),
      };
    }
  },
  examples: {
    passing: [
      { document: withContact({ $bind: 'partner.partnerTel' }) },
      { document: withContact('전화로 문의해 주세요') },
    ],
    failing: [
      { document: withContact('02-555-0101'), at: 'slots.footer.data.contactText' },
      { document: withContact('사업자등록번호 123-45-67890'), at: 'slots.footer.data.contactText' },
      { document: { menu: [{ url: 'tel:02-555-0101', title: '02-555-0101' }] }, at: 'menu[0].title' },
    ],
  },
});

/** What to do in a field that takes no binding. */
const withoutFact = {
  ko: '이 항목에는 병원 정보를 사용할 수 없습니다. 문구에서 빼거나, 정보가 바뀌면 여기도 고치세요.',
  en: 'This field cannot use a fact. Leave it out of the text, or correct it here too when the fact changes.',
};

type Fact = {
  bind: string;
  value: string;
  isIn: (text: string) => boolean;
  isWhole: (text: string) => boolean;
};

function factsOf(facts: PartnerFacts | undefined): Fact[] {
  const partner = mainInfo(facts)?.partner;
  if (!partner) return [];
  const { partnerTel: tel, partnerBusinessNumber: business } = partner;
  const found: Fact[] = [];
  if (tel)
    found.push({
      bind: 'partner.partnerTel',
      value: tel,
      isIn: (text) => phonesIn(text).some(({ digits }) => digits === nationalDigits(firstNumber(tel))),
      isWhole: (text) => phonesIn(text).some(({ written }) => written === text),
    });
  if (business)
    found.push({
      bind: 'partner.partnerBusinessNumber',
      value: business,
      isIn: (text) => text.includes(business),
      isWhole: (text) => text === business,
    });
  return found;
}
