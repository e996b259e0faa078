import type { LegalSource } from './phrase-rule.ts';

const source = (since: string, ko: string, en: string): LegalSource => ({ since, name: { ko, en } });

/** Korea's Medical Service Act, article 56 (2): what advertisements must not do; by number. */
export const koreaArticle56 = (numbers: string): LegalSource =>
  source(
    '2018-09-28',
    `의료법 제56조 제2항 ${numbers}, 같은 법 시행령 제23조`,
    `Medical Service Act of Korea, article 56 (2) ${numbers.replace(/제(\d+)호/g, 'no. $1').replaceAll('·', ', ')}, and article 23 of its Enforcement Decree`,
  );

/** Korea's rules on bringing patients in, at home and from abroad. */
export const koreaInducement = source(
  '2018-09-28',
  '의료법 제27조 제3항·제56조 제2항 제13호, 같은 법 시행령 제23조',
  'Medical Service Act of Korea, articles 27 (3) and 56 (2) no. 13, and article 23 of its Enforcement Decree',
);
export const koreaForeigners = source(
  '2018-09-28',
  '의료법 제56조 제2항 제12호, 의료 해외진출 및 외국인환자 유치 지원에 관한 법률 제15조',
  'Medical Service Act of Korea, article 56 (2) no. 12, and article 15 of the Act on Support for Overseas Expansion of Healthcare Systems and Attraction of International Patients',
);

/** Korea's tax on cosmetic treatments. */
export const koreaTax = source(
  '2014-02-01',
  '의료법 제56조 제2항 제13호, 부가가치세법 시행령 제35조 제1호',
  'Medical Service Act of Korea, article 56 (2) no. 13, and article 35 no. 1 of the Enforcement Decree of the Value-Added Tax Act',
);

/** Korea's duty to publish charges that insurance does not cover; in this wording since then, on websites since 2010. */
export const koreaCharges = source(
  '2021-01-01',
  '의료법 제45조, 같은 법 시행규칙 제42조의2',
  'Medical Service Act of Korea, article 45, and article 42-2 of its Enforcement Rule',
);

const guideline = {
  ko: '일본 의료광고 가이드라인(2024년 3월 개정)',
  en: 'the Medical Advertising Guidelines (医療広告ガイドライン, as amended in March 2024)',
};

/** Japan's Medical Care Act and what explains it. */
export const japanArticle6 = (paragraphs: string, rule = ''): LegalSource =>
  source(
    '2018-06-01',
    `일본 의료법 제6조의5 ${paragraphs}${rule && `, 시행규칙 ${rule}`}, ${guideline.ko}`,
    `Medical Care Act of Japan, article 6-5 ${english(paragraphs)}${rule && `, article ${english(rule)} of its Enforcement Rule`}, ${guideline.en}`,
  );

/** `제2항 제1호` gives `(2) no. 1`, and `제1조의9 제2호` gives `1-9 no. 2`. */
const english = (place: string): string =>
  place
    .replace(/제(\d+)조의(\d+)의(\d+)/g, '$1-$2-$3')
    .replace(/제(\d+)조의(\d+)/g, '$1-$2')
    .replace(/제(\d+)항/g, '($1)')
    .replace(/제(\d+)호/g, 'no. $1')
    .replaceAll('·', ', ');
