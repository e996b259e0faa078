import type { PartnerContent } from '#schemas/content/index.ts';
import { nextNumber } from '../database/counters.ts';
import type { Database } from '../database/open.ts';
import type { Millis, Tables } from '../database/tables.ts';
import { readChangedSettings } from '../sites/changed-settings.ts';
import { noteSiteChange } from '../sites/published.ts';
import { seedAfterNotices, seedBoards, seedFaqs, seedNotices } from './articles.ts';
import { seedEvents, seedExhibitions, seedPopups } from './campaigns.ts';
import { seedBrandings, seedEmployees, seedSchedules, seedTerms } from './clinic.ts';
import { seedCustomerArticles } from './customer-boards.ts';
import { forgetReturned, noteExhibitions } from './gone-exhibitions.ts';
import { seedMedicalCharges } from './medical-charges.ts';
import { seedInfo, seedPages, seedPartner } from './partner.ts';
import { type PictureSizes, pictureOf } from './picture-sizes.ts';
import { seedCategories, seedProducts } from './products.ts';
import { type Seeding, timeMover } from './seeding.ts';

/** Tables that hold only content: seeding replaces all rows of a partner. */
const contentTables = [
  'contentTexts',
  'categories',
  'products',
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

/**
 * Replaces the content of one partner. Visitors' entries, short URLs, site documents and settings that operators changed
 * stay. Exhibitions that the content no longer has are gone.
 * @param db a transaction
 */
export async function seedContent(
  db: Database,
  content: PartnerContent,
  sizes: PictureSizes,
  now: Millis = Date.now(),
): Promise<void> {
  const { id: partnerId, code, languages } = content.partner;
  const partner = db.selectFrom('partners').where('id', '=', partnerId).select('id');
  // A change of the settings waits until the content is there again.
  if (await partner.executeTakeFirst()) await nextNumber(db, partnerId, 'settings');
  await noteExhibitions(db, partnerId);
  for (const table of contentTables) await db.deleteFrom(table).where('partnerId', '=', partnerId).execute();
  const changed = await readChangedSettings(db, partnerId);
  const createdAt = await seedPartner(db, content, changed, now);

  const movedTime = timeMover(content.partner.periodsAsOf, now);
  const seeding: Seeding = { db, partnerId, content, languages, picture: pictureOf(code, sizes), movedTime };
  await seedInfo(seeding, changed, createdAt);
  await seedPages(seeding);
  await seedCategories(seeding);
  await seedProducts(seeding);
  await seedEvents(seeding);
  await seedExhibitions(seeding);
  await forgetReturned(db, partnerId);
  await seedPopups(seeding);
  await seedNotices(seeding);
  await seedBoards(seeding);
  await seedFaqs(seeding);
  await seedAfterNotices(seeding);
  await seedEmployees(seeding);
  await seedBrandings(seeding);
  await seedSchedules(seeding);
  await seedTerms(seeding);
  await seedMedicalCharges(seeding);
  await seedCustomerArticles(seeding);
  await noteSiteChange(db, partnerId);
}
