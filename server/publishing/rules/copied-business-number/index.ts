import { otherBusinessNumbers } from '../../facts/business-numbers.ts';
import { factRemedy } from '../../facts/fact-remedy.ts';
import { defineRule } from '../../rule.ts';
import { ofGroup } from '../../testing/example-site.ts';
import { quoted } from '../../texts/text-entries.ts';

export default defineRule({
  level: 'error',
  title: { ko: '병원 정보와 다른 사업자등록번호', en: 'Registration number that differs from the clinic’s' },
  about: {
    ko: '사업자등록번호는 병원 정보와 같아야 합니다(전자상거래법 제10조의 표시 사항).',
    en: "A business registration number is the partner's own, as Korea's e-commerce act requires (article 10).",
  },
  *check(context) {
    // It may be the number of another clinic of the group: `copied-branch-number`.
    for (const { path, found, own, hasBranches } of otherBusinessNumbers(context))
      if (!hasBranches)
        yield {
          path,
          message: {
            ko: `사업자등록번호 ${quoted(found)}이(가) 병원 정보 "${own}"과(와) 다릅니다`,
            en: `The business number ${quoted(found)} is not the partner's, "${own}"`,
          },
          remedy: factRemedy('partner.partnerBusinessNumber'),
        };
  },
  examples: {
    passing: [
      { document: footer('사업자등록번호 123-45-67890') },
      { document: footer('02-555-0101') },
      { document: footer('부산점 사업자등록번호 123-45-67891'), partner: ofGroup() },
    ],
    failing: [{ document: footer('사업자등록번호 123-45-67891'), at: 'slots.footer.data.copyright' }],
  },
});

function footer(copyright: string) {
  return { slots: { footer: { id: 'footer', type: 'FooterMain', v: 1, data: { copyright } } } };
}
