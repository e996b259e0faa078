import { factRemedy } from '../../facts/fact-remedy.ts';
import { allInfo } from '../../facts/main-info.ts';
import { defineRule } from '../../rule.ts';
import { quoted, readable, textEntries } from '../../texts/text-entries.ts';

/** A street with its number, in Korean, or its romanization. */
const street =
  /[가-힣]{1,12}(?:로|길)\s?\d{1,4}(?:-\d{1,3})?(?![\d-]*\s?(?:분|시|회|번\s?출구|층|명|개|년|월|일|%))|\b\d{1,4}(?:-\d{1,3})?,?\s[A-Z][a-z]+(?:-[a-z]+)*-(?:ro|gil|daero)\b/g;

export default defineRule({
  level: 'warning',
  title: { ko: '병원 정보와 다른 주소', en: 'Address that differs from the clinic’s' },
  about: {
    ko: '문구에 직접 쓴 주소가 병원 정보의 주소와 다르면 방문자가 다른 곳으로 갑니다.',
    en: "An address in a text that is not the partner's leads visitors elsewhere.",
  },
  *check({ texts, partner }) {
    const known = allInfo(partner).flatMap(({ partnerAddress, branches }) => [
      partnerAddress ?? '',
      ...branches.map(({ address }) => address ?? ''),
    ]);
    if (known.every((address) => address === '')) return;
    for (const entry of textEntries(texts))
      for (const [found] of readable(entry).matchAll(street)) {
        if (known.some((address) => squeezed(address).includes(squeezed(found)))) continue;
        yield {
          path: entry.path,
          message: {
            ko: `주소 ${quoted(found)}은(는) 병원 정보의 주소에 없습니다`,
            en: `The address ${quoted(found)} is not in the partner's address`,
          },
          remedy: factRemedy('partner.partnerAddress'),
        };
      }
  },
  examples: {
    passing: [
      { document: footer('서울 강남구 봄길 1') },
      { document: footer('오시는 길 4분, 위로 2층') },
      { document: footer({ ko: '봄길 1', en: '1 Bom-gil, Seoul' }) },
    ],
    failing: [
      { document: footer('서울 강남구 여름로 12'), at: 'slots.footer.data.contactText' },
      {
        document: footer({ ko: '봄길 1', en: '12 Yeoreum-ro, Seoul' }),
        at: 'slots.footer.data.contactText.en',
      },
    ],
  },
});

const squeezed = (address: string): string => address.replace(/\s/g, '').toLowerCase();

function footer(contactText: unknown) {
  return { slots: { footer: { id: 'footer', type: 'FooterMain', v: 1, data: { contactText } } } };
}
