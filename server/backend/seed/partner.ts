import type { InfoRow } from '#schemas/api/info.ts';
import type { PageRow } from '#schemas/api/page.ts';
import { contentImagePath } from '#schemas/content/common.ts';
import type { PartnerContent } from '#schemas/content/index.ts';
import { type LanguageCode, languageCodes } from '#schemas/primitives.ts';
import { partnerMarketing } from '#schemas/site/marketing.ts';
import type { PartnerLanguage } from '#schemas/site/partner.ts';
import { hostOf } from '#server/backend/context/partner-of-origin.ts';
import type { Database } from '../database/open.ts';
import { flag, type Millis } from '../database/tables.ts';
import { insertAll } from './insert-all.ts';
import { localizer, mainOf } from './localized-entry.ts';
import { type Seeding, seedTexts } from './seeding.ts';

const languageNames: Record<LanguageCode, string> = { en: 'English', ja: '日本語', ko: '한국어', zh: '中文' };

/**
 * Seeds the partner itself and its hosts.
 * @param file with what operators changed of it
 * @returns when it was first seeded
 */
export async function seedPartner(
  db: Database,
  file: PartnerContent['partner'],
  now: Millis,
): Promise<Millis> {
  const known = {
    code: file.code,
    mainLanguage: mainOf(file.languages),
    languages: JSON.stringify(file.languages),
    timeZone: file.config.timeZone,
    origin: originOf(file),
    hidesDefaultOptions: flag(file.config.hideEventPageDefaultProductOption),
    isCdnFavicon: flag(file.isCdnFavicon),
    templateCode: file.config.templateCode,
  };
  const { createdAt } = await db
    .insertInto('partners')
    .values({ id: file.id, ...known, createdAt: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(known))
    .returning('createdAt')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('partnerHosts').where('partnerId', '=', file.id).execute();
  await insertAll(
    db,
    'partnerHosts',
    hostsOf(file).map((host) => ({ host, partnerId: file.id })),
  );
  return createdAt;
}

/** Seeds the answer of the site-wide call in every language. */
export async function seedInfo(seeding: Seeding, createdAt: Millis): Promise<void> {
  const { content, picture, languages, partnerId } = seeding;
  const { partner: file, employees } = content;
  const facts = file.partner;
  // One missing text must not change the language of the whole clinic: only its name decides.
  const entry = { id: partnerId, name: facts.displayName };
  await seedTexts(seeding, 'info', [entry], (_entry, { languageCode }) => {
    const localize = localizer(languageCode, mainOf(languages));
    const row: InfoRow = {
      languageCode,
      partner: {
        id: partnerId,
        partnerCode: file.code,
        partnerName: localize(facts.partnerName),
        displayName: localize(facts.displayName),
        partnerLogoImageUrl: facts.logo === undefined ? null : contentImagePath(file.code, facts.logo),
        partnerIconImageUrl: facts.icon === undefined ? null : contentImagePath(file.code, facts.icon),
        partnerGroupName: localize(facts.partnerGroupName),
        partnerTel: facts.partnerTel,
        partnerInternationalTelCode: facts.partnerInternationalTelCode,
        partnerFax: facts.partnerFax ?? null,
        partnerBusinessNumber: facts.partnerBusinessNumber ?? null,
        partnerCopyRight: localize(facts.partnerCopyRight),
        partnerCeoName: localize(facts.partnerCeoName),
        partnerAddress: localize(facts.partnerAddress),
        lat: facts.lat,
        lng: facts.lng,
        naverMapUrl: facts.naverMapUrl ?? null,
        tMapUrl: facts.tMapUrl ?? null,
        googleMapUrl: facts.googleMapUrl ?? null,
        kakaoMapUrl: facts.kakaoMapUrl ?? null,
        googlePlaceId: facts.googlePlaceId ?? null,
        partnerParkingInfo: localize(facts.partnerParkingInfo),
        partnerParkingNotice: localize(facts.partnerParkingNotice),
        partnerGroupInquiryUrl: facts.partnerGroupInquiryUrl ?? null,
        businessType: facts.businessType,
        branches: facts.branches.map((branch) => ({
          name: localize(branch.name),
          address: localize(branch.address),
          tel: branch.tel ?? null,
          url: branch.url,
          isCurrent: branch.isCurrent,
        })),
        wayToPartnerByBus: facts.wayToPartnerByBus.map((way) => ({
          stop: localize(way.stop),
          description: localize(way.description),
          lines: way.lines,
        })),
        wayToPartnerBySubway: facts.wayToPartnerBySubway.map((way) => ({
          line: localize(way.line),
          lineColor: way.lineColor,
          station: localize(way.station),
          exit: way.exit ?? null,
          description: localize(way.description),
          lat: way.lat,
          lng: way.lng,
        })),
        partnerEmployeeList: employees.rows.map((employee) => ({
          id: employee.id,
          name: localize(employee.name),
          position: localize(employee.position),
          image: picture(employee.image),
          isDoctor: employee.isDoctor,
        })),
        partnerCrm: facts.partnerCrm ?? null,
        ...file.hours,
        language: languagesOf(languages, createdAt),
      },
      marketing: partnerMarketing.parse({ ...file.marketing, partnerId }),
      config: file.config,
    };
    return { row };
  });
}

/** Seeds head data of single pages. */
export async function seedPages(seeding: Seeding): Promise<void> {
  const { db, partnerId, content, picture } = seeding;
  const rows = content.partner.pages.map((page, index) => ({ id: index + 1, ...page }));
  await insertAll(
    db,
    'pages',
    rows.map(({ id, path }) => ({ partnerId, id, path })),
  );
  await seedTexts(seeding, 'page', rows, (page, { languageCode, localize }) => {
    const row: PageRow = {
      partnerId,
      path: page.path,
      languageCode,
      pageTitle: localize(page.title),
      pageDescription: localize(page.description),
      pageImage: picture(page.image)?.url ?? null,
      pageKeywords: page.keywords.map((keyword) => localize(keyword)),
      metaImage: null,
      isCdnFavicon: content.partner.isCdnFavicon,
      content: localize(page.content),
    };
    return { row };
  });
}

/** `<code>.localhost`, and the host of the public address. */
export function hostsOf({ code, marketing }: PartnerContent['partner']): string[] {
  const publicHost = hostOf(marketing.domainUrl);
  return publicHost === null ? [`${code}.localhost`] : [`${code}.localhost`, publicHost];
}

function originOf({ code, marketing }: PartnerContent['partner']): string {
  const isPublic = hostOf(marketing.domainUrl) !== null && marketing.domainUrl !== undefined;
  return isPublic ? new URL(marketing.domainUrl as string).origin : `http://${code}.localhost`;
}

function languagesOf(languages: LanguageCode[], createdAt: Millis): PartnerLanguage {
  const main = mainOf(languages);
  const time = new Date(createdAt).toISOString();
  return {
    main: {
      id: languageCodes.indexOf(main) + 1,
      createdAt: time,
      updatedAt: time,
      code: main,
      name: languageNames[main],
      isDefault: true,
      isMajor: true,
    },
    rows: languages.map((code) => ({ code, name: languageNames[code] })),
  };
}
