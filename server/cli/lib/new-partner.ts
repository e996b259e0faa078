import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { consoleCode } from '#schemas/content/partner.ts';
import type { Currency } from '#schemas/currency.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { homepageType } from '#schemas/site/homepage-config.ts';
import { CommandError } from './command.ts';

type NewPartner = {
  code: string;
  /** Name of the clinic per language; the first language is the main one. */
  name: Partial<Record<LanguageCode, string>>;
  template: string;
  country: Country;
  /** Without one it gets a placeholder of the country. */
  phone?: string | undefined;
};

/** What a new clinic gets by its country: of each the capital's place. `language` is its main one, if it has a name in it. */
export const countries = {
  KR: {
    language: 'ko',
    currency: 'KRW',
    timeZone: 'Asia/Seoul',
    telCode: '+82',
    phone: '02-000-0000',
    place: { lat: 37.5665, lng: 126.978 },
  },
  JP: {
    language: 'ja',
    currency: 'JPY',
    timeZone: 'Asia/Tokyo',
    telCode: '+81',
    phone: '03-0000-0000',
    place: { lat: 35.6812, lng: 139.7671 },
  },
} as const satisfies Record<string, { language: LanguageCode; currency: Currency; [fact: string]: unknown }>;
export type Country = keyof typeof countries;

const emptyLists = [
  ...['categories', 'products', 'events', 'exhibitions', 'notices', 'employees', 'popups', 'terms'],
  ...['after-notices', 'brandings', 'schedules', 'medical-charges'],
];

/**
 * Writes the folder of a new partner: content to fill in, two plain pictures, and a site document of the template. It gets
 * its name when it is complete; readers of partners ignore folders with a dot.
 * @param partnersDir holds one folder per partner
 * @returns the folder
 * @throws CommandError before anything is written, if the code is invalid or taken
 */
export async function newPartner(partnersDir: string, partner: NewPartner): Promise<string> {
  const { code } = partner;
  if (code === consoleCode)
    throw new CommandError(`"${code}" is not a partner code: it is the host of the operators' console.`);
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(code))
    throw new CommandError(
      `"${code}" is not a partner code: 2 to 31 small letters, digits and -, a letter first.`,
    );
  const folder = join(partnersDir, code);
  if (existsSync(folder)) throw new CommandError(`${folder} exists already. Choose another code.`);
  const aside = join(partnersDir, `.${code}.new`);
  // What a command that was killed has left.
  rmSync(aside, { recursive: true, force: true });
  const content = join(aside, 'content');
  const images = join(aside, 'images');
  mkdirSync(content, { recursive: true });
  mkdirSync(images);
  const write = (file: string, value: unknown) =>
    writeFileSync(join(aside, file), `${JSON.stringify(value, null, 2)}\n`);
  for (const kind of emptyLists) write(`content/${kind}.json`, { rows: [] });
  for (const kind of ['boards', 'customer-boards']) write(`content/${kind}.json`, { types: [], rows: [] });
  write('content/faqs.json', { categories: [], rows: [] });
  write('content/partner.json', partnerContent(partner, nextId(partnersDir)));
  write('images.json', { logo: { width: 320, height: 80 }, icon: { width: 256, height: 256 } });
  await plainPicture(320, 80).toFile(join(images, 'logo.webp'));
  await plainPicture(256, 256).toFile(join(images, 'icon.webp'));
  write('site.json', siteDocument(partner));
  renameSync(aside, folder);
  return folder;
}

function nextId(partnersDir: string): number {
  const ids = readdirSync(partnersDir).map((code) => {
    const file = join(partnersDir, code, 'content', 'partner.json');
    if (code.startsWith('.') || !existsSync(file)) return 0;
    const { id } = JSON.parse(readFileSync(file, 'utf8')) as { id?: number };
    return Number(id) || 0;
  });
  // Numbers below belong to the demo partners.
  return Math.max(100, ...ids) + 1;
}

function partnerContent({ code, name, template, country, phone }: NewPartner, id: number) {
  const { currency, timeZone, telCode, phone: placeholder, place } = countries[country];
  const type = homepageType.safeParse(template.toUpperCase());
  return {
    id,
    code,
    languages: Object.keys(name),
    currency,
    partner: {
      logo: 'logo',
      partnerName: name,
      displayName: name,
      partnerAddress: name,
      partnerTel: phone ?? placeholder,
      partnerInternationalTelCode: telCode,
      ...place,
    },
    hours: { operationTimeType: 'weekWeekend', mondayOpen: '10:00', mondayClose: '19:00' },
    config: {
      homepageType: type.data ?? 'HYBRID',
      timeZone,
      // Sites with prices must have the list of charges there.
      ...(country === 'KR' && { useMedicalCharge: true }),
      seoTitle: name,
      seoDescription: name,
    },
  };
}

const words = {
  about: { ko: '병원 소개', en: 'About', ja: 'クリニック紹介', zh: '医院介绍' },
  treatments: { ko: '시술·가격', en: 'Treatments', ja: '施術・料金', zh: '项目·价格' },
  notice: { ko: '공지사항', en: 'Notice', ja: 'お知らせ', zh: '公告' },
};

function siteDocument({ name, template }: NewPartner) {
  const title = (text: Record<LanguageCode, string>) =>
    Object.fromEntries(Object.keys(name).map((language) => [language, text[language as LanguageCode]]));
  return {
    $schema: '../../../schemas/site.schema.json',
    formatVersion: 1,
    template,
    menu: [
      { url: '/introduce', title: title(words.about) },
      { url: '/products', title: title(words.treatments) },
      { url: '/cscenter/notice', title: title(words.notice) },
    ],
  };
}

const plainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3d7a5c' } }).webp();
