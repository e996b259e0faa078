import { amountsIn } from '../../facts/amounts.ts';
import { defineRule } from '../../rule.ts';
import { quoted, readable, textEntries } from '../../texts/text-entries.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '직접 입력한 가격', en: 'Price written by hand' },
  about: {
    ko: '시술 가격은 병원 정보에서 가져와 보여 줍니다. 문구에 직접 쓴 가격은 가격이 바뀌어도 그대로 남아 분쟁이 됩니다.',
    en: 'Prices of treatments come from the facts. One that is written by hand stays when the price changes.',
  },
  *check({ texts, partner }) {
    for (const entry of textEntries(texts))
      for (const { written, value, currency } of amountsIn(readable(entry))) {
        const known = currency === partner?.currency && partner.prices.find(({ amount }) => amount === value);
        yield {
          path: entry.path,
          message: known
            ? {
                ko: `가격 ${quoted(written)}이(가) 문구에 직접 쓰여 있습니다 ("${known.name}"의 가격과 같음)`,
                en: `The price ${quoted(written)} is written by hand; it is that of "${known.name}"`,
              }
            : {
                ko: `가격 ${quoted(written)}은(는) 병원의 시술 대표 가격과 비급여 목록에 없습니다`,
                en: `The price ${quoted(written)} is in none of the partner's lists of treatments and charges`,
              },
          remedy: {
            ko: '시술 목록이나 비급여 진료비 블록으로 병원의 가격을 보여 주세요.',
            en: 'Show prices with a block that lists treatments or charges.',
          },
        };
      }
  },
  examples: {
    passing: [{ document: footer('60가지 시술의 가격을 공개합니다') }, { document: footer('3원칙') }],
    failing: [
      { document: footer('보톡스 59,000원'), at: 'slots.footer.data.statement' },
      { document: footer('필러 9.9만원부터'), at: 'slots.footer.data.statement' },
      { document: footer('₩120,000'), at: 'slots.footer.data.statement' },
    ],
  },
});

function footer(statement: string) {
  return { slots: { footer: { id: 'footer', type: 'FooterMain', v: 1, data: { statement } } } };
}
