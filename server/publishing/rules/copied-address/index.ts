import { factRemedy } from '../../facts/fact-remedy.ts';
import { allInfo } from '../../facts/main-info.ts';
import { defineRule } from '../../rule.ts';
import { withContact } from '../../testing/example-documents.ts';
import { examplePartner } from '../../testing/example-site.ts';
import { quoted, readable, textEntries } from '../../texts/text-entries.ts';

/** Words with the particle 로, and others that end like a street. */
const noStreet =
  '(?:으|므|프)로|(?<![가-힣])(?:바|새|서|따|주|별|위|아래|유|킬|제|그대|추가|전화|번호|무료|도보)로';
const counters =
  '가지|개|개월|곳|년|단계|달|대|도|등|만|명|박|배|번|부위|분|살|샷|세|시|시간|억|원|월|인|일|장|종|주|주차|차|천|층|팀|호선|회|회차|cc|cm|g|J|kg|mg|ml|mm';
const particles = '[은는이가을를의도만씩간에과와]|까지|동안|마다|부터|이내|이상|정도';
/** What follows a house number: neither a unit, as in 레이저로 100샷, nor the rest of another number. */
const end = [
  '(?:',
  '(?=(?:에서?|번지|입니다)(?![가-힣]))|',
  '(?![\\p{L}\\p{N}\\p{S}%]|[.,]\\d|[-:〜～–—/]\\s?\\d)',
  `(?!\\s(?:번\\s출구|(?:${counters})(?:${particles})?(?!\\p{L})))`,
  ')',
].join('');
/** A street with its number, in Korean, or its romanization. */
const street = new RegExp(
  [
    `(?<![가-힣])[가-힣]{1,12}(?:로|길)(?<!${noStreet})(?:\\s?\\d{1,4}번?길)?\\s?[1-9]\\d{0,3}(?:-\\d{1,3})?${end}`,
    '\\b\\d{1,4}(?:-\\d{1,3})?,?\\s[A-Z][a-z]+(?:-[a-z]+)*-(?:ro|gil|daero)\\b',
  ].join('|'),
  'gu',
);

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
        const same = sameStreet(found);
        if (known.some((address) => same.test(address))) continue;
        yield {
          path: entry.path,
          message: {
            ko: `주소 ${quoted(found)}은(는) 병원 정보의 주소와 다릅니다`,
            en: `The address ${quoted(found)} differs from the partner's address`,
          },
          remedy: factRemedy('partner.partnerAddress'),
        };
      }
  },
  examples: {
    passing: [
      { document: withContact('서울 강남구 봄길 1') },
      { document: withContact('서울 강남구 봄길1, 3층') },
      { document: withContact('봄날로27번길 5'), partner: at('봄날로 27번길 5 3층') },
      ...[
        '오시는 길 4분, 위로 2층',
        '한 번의 시술로 2가지 효과',
        '맞춤으로 1:1 상담',
        '간격으로 3주차',
        '예약제로 1인실',
        '레이저로 100샷',
        '레이저로 100 샷까지, 실로 4 cc',
        '추가로 1만원, 카드로 1,000원',
        '고주파로 1.5배, 필러로 2cc, 전후로 10%',
        '문의는 대표번호로 1588-0000, 바로 119에',
        '울쎄라 프로 2',
      ].map((text) => ({ document: withContact(text) })),
      { document: withContact({ ko: '봄길 1', en: '1 Bom-gil, Seoul' }) },
    ],
    failing: [
      ...['봄길 1', '봄길 12-3', '봄길 1에서', '여름로 12번길 5(봄동)', '여름로 12 대원빌딩'].map((text) => ({
        document: withContact(text),
        partner: at('서울 강남구 봄길 12'),
        at: 'slots.footer.data.contactText',
      })),
      { document: withContact('서울 강남구 여름로 12'), at: 'slots.footer.data.contactText' },
      {
        document: withContact({ ko: '봄길 1', en: '12 Yeoreum-ro, Seoul' }),
        at: 'slots.footer.data.contactText.en',
      },
    ],
  },
});

/** Finds a street with its number in a postal address, whose spaces and commas may differ. */
function sameStreet(found: string): RegExp {
  const parts = found.match(/\d+|[^\d\s,]+/g) ?? [];
  return new RegExp(`(?<!\\d|\\d-)${parts.join('[\\s,]*')}(?!\\d|-\\d)`, 'i');
}

/** A clinic at this postal address in Korean. */
function at(partnerAddress: string) {
  const { info } = examplePartner();
  const ko = info.ko && { row: { ...info.ko.row, partner: { ...info.ko.row.partner, partnerAddress } } };
  return { info: { ...info, ...(ko && { ko }) } };
}
