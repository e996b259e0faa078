import type { PartnerContent } from '#schemas/content/index.ts';
import { firstOwnId, nextNumber } from '../database/counters.ts';
import type { Database } from '../database/open.ts';
import type { Millis, Tables } from '../database/tables.ts';
import { readChangedSettings, withChangedSettings } from '../sites/changed-settings.ts';
import { recordSiteChange } from '../sites/published.ts';
import { seedAfterNotices, seedBoardArticles, seedBoardTypes, seedFaqs, seedNotices } from './articles.ts';
import { seedEvents, seedExhibitions, seedPopups } from './campaigns.ts';
import { seedBrandings, seedEmployees, seedSchedules, seedTerms } from './clinic.ts';
import { seedCustomerArticles } from './customer-boards.ts';
import { forgetReturned, recordGoneExhibitions } from './gone-exhibitions.ts';
import { seedMedicalCharges } from './medical-charges.ts';
import { type ChangedContent, storeEntries, withOperatorEntries } from './operator-entries.ts';
import { seedInfo, seedPages, seedPartner } from './partner.ts';
import { type PictureSizes, pictureOf, shownSizes, sizesOfPartner } from './picture-sizes.ts';
import { seedCategories, seedProducts } from './products.ts';
import { findStored, type Seeding, withMovedPeriods } from './seeding.ts';

/** Tables that hold only content: seeding replaces all rows of a partner. */
const contentTables = [
  'contentTexts',
  'categories',
  'products',
  'advertisedOptions',
  'productCategories',
  'events',
  'eventPrices',
  'exhibitions',
  'exhibitionProducts',
  'brandings',
  'employees',
  'schedules',
  'notices',
  'faqCategories',
  'faqs',
  'boardTypes',
  'boardArticles',
  'afterNotices',
  'afterNoticeProducts',
  'popups',
  'terms',
  'pages',
] as const satisfies (keyof Tables)[];

/** What operators changed, which the files of the partner do not replace. */
export type SeedReport = Pick<ChangedContent, 'retained' | 'invalid' | 'dangling' | 'taken' | 'withoutBoard'>;

/**
 * Replaces the content of one partner. Visitors' entries, short URLs, site documents, and what operators changed of the
 * content and the settings stay. Exhibitions that the content no longer has are gone.
 * @param db a transaction
 */
export async function seedContent(
  db: Database,
  files: PartnerContent,
  sizes: PictureSizes,
  now: Millis = Date.now(),
): Promise<SeedReport> {
  const { id: partnerId, code, languages } = files.partner;
  const partner = db.selectFrom('partners').where('id', '=', partnerId).select('id');
  // Changes of the settings and of the content wait until the content is there again.
  if (await partner.executeTakeFirst()) {
    await nextNumber(db, partnerId, 'settings');
    await nextNumber(db, partnerId, 'content', firstOwnId);
    await nextNumber(db, partnerId, 'popup', firstOwnId);
  }
  const partnerWithChanges = withChangedSettings(files.partner, await readChangedSettings(db, partnerId));
  // Another process that sets up a new partner at the same time waits here, before it deletes what is not there yet.
  const createdAt = await seedPartner(db, partnerWithChanges, now);
  await recordGoneExhibitions(db, partnerId);
  const shown = await foreignSizes(db, partnerId);
  for (const table of contentTables) await db.deleteFrom(table).where('partnerId', '=', partnerId).execute();

  const { content, stored, ...report } = await withOperatorEntries(
    db,
    { id: partnerId, code },
    withMovedPeriods(files, now),
  );
  await storeEntries(db, partnerId, stored);
  const sizeOf = await sizesOfPartner(db, { id: partnerId, code }, sizes);
  const picture = pictureOf(code, (address) => sizeOf(address) ?? shown(address));
  const seeding: Seeding = {
    db,
    partnerId,
    languages,
    picture,
    content: { ...content, partner: partnerWithChanges },
    ...findStored(stored),
  };
  await seedInfo(seeding, createdAt);
  await seedPages(seeding);
  await seedCategories(seeding);
  await seedProducts(seeding);
  await seedEvents(seeding);
  await seedExhibitions(seeding);
  await forgetReturned(db, partnerId);
  await seedPopups(seeding);
  await seedNotices(seeding);
  await seedBoardTypes(seeding);
  await seedBoardArticles(seeding);
  await seedFaqs(seeding);
  await seedAfterNotices(seeding);
  await seedEmployees(seeding);
  await seedBrandings(seeding);
  await seedSchedules(seeding);
  await seedTerms(seeding);
  await seedMedicalCharges(seeding);
  await seedCustomerArticles(seeding);
  await recordSiteChange(db, partnerId);
  return report;
}

/** Sizes of pictures of other origins in entries of operators: nothing but what visitors see has them. */
async function foreignSizes(db: Database, partnerId: number) {
  const foreign = await db
    .selectFrom('contentEntries')
    .where('partnerId', '=', partnerId)
    .where('changedAt', 'is not', null)
    .where('entry', 'like', '%"http%')
    .select('id')
    .executeTakeFirst();
  if (!foreign) return shownSizes([]);
  const texts = db.selectFrom('contentTexts').where('partnerId', '=', partnerId).select(['row', 'detail']);
  return shownSizes(await texts.execute());
}
