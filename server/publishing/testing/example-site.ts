import { loadOnce } from '#engine/load-once.ts';
import { registryOnDisk } from '#registry/manifest.disk.ts';
import { infoResponse } from '#schemas/api/info.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { idKinds, type PartnerFacts } from '../partner-facts.ts';
import type { Example } from '../rule.ts';

/** The registry of the examples, read once. */
export const exampleRegistry = loadOnce(registryOnDisk);

/** The text of an example's document, formatted as a person would. */
export const exampleText = ({ document, text }: Example): string =>
  (typeof text === 'function' ? text() : text) ??
  JSON.stringify({ formatVersion: 1, template: 'commerce', menu: exampleMenu, ...document }, null, 2);

const exampleMenu = [
  { url: '/introduce', title: { ko: '병원 소개', en: 'About' } },
  { url: '/products', title: { ko: '시술 안내', en: 'Treatments' } },
];

/** The partner of the examples: Korean and English, with the ids 1 to 3 of everything, of which board 3 is for
 * visitors, and a picture. */
export const examplePartner = (facts: Partial<PartnerFacts> = {}): PartnerFacts => ({
  code: 'demo',
  mainLanguage: 'ko',
  languages: ['ko', 'en'],
  timeZone: 'Asia/Seoul',
  origin: 'https://demo.example',
  hosts: ['demo.example', 'www.demo.example'],
  info: { ko: info('ko'), en: info('en') },
  ids: Object.fromEntries(
    idKinds.map((kind) => [kind, new Set([1, 2, 3])]),
  ) as unknown as PartnerFacts['ids'],
  boardKinds: new Map([
    [1, 'partner'],
    [2, 'partner'],
    [3, 'customer'],
  ]),
  currency: 'KRW',
  prices: [{ amount: 59_000, name: '보톡스' }],
  pictures: new Map([['hero.webp', { width: 1200, height: 800 }]]),
  imageOrigins: ['https://cdn.example'],
  ...facts,
});

/** Facts of a partner whose group has two clinics. */
export function ofGroup(): Pick<PartnerFacts, 'info'> {
  const made = info('ko');
  const clinic = { address: null, tel: null, url: null };
  const branches = [
    { ...clinic, name: '강남', isCurrent: true },
    { ...clinic, name: '부산', isCurrent: false },
  ];
  return { info: { ko: { row: { ...made.row, partner: { ...made.row.partner, branches } } } } };
}

/** Facts as the call `info` returns them. */
function info(languageCode: LanguageCode) {
  const name = languageCode === 'ko' ? '봄의원' : 'Bom Clinic';
  const madeAt = '2026-01-01T00:00:00Z';
  const main = {
    id: 1,
    createdAt: madeAt,
    updatedAt: madeAt,
    code: 'ko',
    name: '한국어',
    isDefault: true,
    isMajor: true,
  };
  return infoResponse.parse({
    row: {
      languageCode,
      partner: {
        id: 1,
        partnerCode: 'demo',
        partnerName: name,
        displayName: name,
        partnerTel: '02-555-0101',
        partnerBusinessNumber: '123-45-67890',
        partnerCeoName: languageCode === 'ko' ? '김봄' : 'Kim Bom',
        partnerAddress: languageCode === 'ko' ? '서울 강남구 봄길 1' : '1 Bom-gil, Seoul',
        operationTimeType: 'weekWeekend',
        language: {
          main,
          rows: [
            { code: 'ko', name: '한국어' },
            { code: 'en', name: 'English' },
          ],
        },
      },
      marketing: { partnerId: 1 },
      config: {},
    },
  });
}
