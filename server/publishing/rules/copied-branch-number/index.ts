import { otherBusinessNumbers } from '../../facts/business-numbers.ts';
import { factRemedy } from '../../facts/fact-remedy.ts';
import { defineRule } from '../../rule.ts';
import { ofGroup } from '../../testing/example-site.ts';
import { quoted } from '../../texts/text-entries.ts';

export default defineRule({
  level: 'warning',
  title: {
    ko: '다른 지점의 번호일 수 있는 사업자등록번호',
    en: 'Registration number that may be of another clinic of the group',
  },
  about: {
    ko: '지점이 여러 곳이면 다른 지점의 사업자등록번호도 쓸 수 있습니다. 병원 정보에는 이 병원의 번호만 있으므로 직접 확인해야 합니다.',
    en: 'A clinic of a group may give the registration numbers of the others. Only its own is known here, so compare them yourself.',
  },
  *check(context) {
    for (const { path, found, own, hasBranches } of otherBusinessNumbers(context))
      if (hasBranches)
        yield {
          path,
          message: {
            ko: `사업자등록번호 ${quoted(found)}이(가) 이 병원의 번호 "${own}"과(와) 다릅니다`,
            en: `The business number ${quoted(found)} is not this clinic's, "${own}"`,
          },
          remedy: factRemedy('partner.partnerBusinessNumber', {
            ko: '다른 지점의 번호이면 맞는지 확인하거나',
            en: 'If it is of another clinic of the group, make sure that it is right',
          }),
        };
  },
  examples: {
    passing: [
      { document: footer('사업자등록번호 123-45-67890'), partner: ofGroup() },
      // An error of `copied-business-number`.
      { document: footer('사업자등록번호 123-45-67891') },
    ],
    failing: [
      {
        document: footer('부산점 사업자등록번호 123-45-67891'),
        partner: ofGroup(),
        at: 'slots.footer.data.copyright',
      },
    ],
  },
});

function footer(copyright: string) {
  return { slots: { footer: { id: 'footer', type: 'FooterMain', v: 1, data: { copyright } } } };
}
