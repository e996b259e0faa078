import type { ContentListName } from '#schemas/content/lists.ts';
import type { EditableList } from '#schemas/operator/entry-calls.ts';
import type { Database } from '../database/open.ts';
import type { EntryKind, Tables } from '../database/tables.ts';
import { readChangedSettings, withChangedSettings } from '../sites/changed-settings.ts';
import { seedAfterNotices, seedBoardArticles, seedBoardTypes, seedFaqs, seedNotices } from './articles.ts';
import { seedEvents, seedExhibitions } from './campaigns.ts';
import { seedBrandings, seedEmployees, seedSchedules, seedTerms } from './clinic.ts';
import { forgetReturned, recordGoneExhibitions } from './gone-exhibitions.ts';
import { seedInfo } from './partner.ts';
import {
  type PictureSize,
  type PictureSizes,
  pictureOf,
  shownSizes,
  sizesOfPartner,
} from './picture-sizes.ts';
import { seedCategories, seedProducts } from './products.ts';
import { contentOf, readPartnerFile, readStoredEntries } from './read-entries.ts';
import { findStored, type Seeding } from './seeding.ts';

type Part = {
  /** Tables with a column that has the id of the entry. */
  tables: Partial<Record<keyof Tables, string>>;
  kinds: EntryKind[];
  seed: (seeding: Seeding) => Promise<void>;
  /** Lists that are rewritten as a whole, because an entry depends on the others. */
  whole?: ContentListName[];
};

const faqs: Part = {
  tables: { faqCategories: 'id', faqs: 'id' },
  kinds: ['faqCategory', 'faq'],
  seed: seedFaqs,
  whole: ['faqCategories', 'faqs'],
};
/** Both kinds of boards are in one table, with numbers that only one of them has. */
const boards: Part = { tables: { boardTypes: 'id' }, kinds: ['boardType'], seed: seedBoardTypes };
const categories: Part = {
  tables: { categories: 'id', productCategories: 'categoryId' },
  kinds: ['category'],
  seed: seedCategories,
  whole: ['categories', 'products'],
};

const products: Part = {
  tables: { products: 'id', advertisedOptions: 'productId' },
  kinds: ['product'],
  seed: seedProducts,
};

const info: Part = { tables: {}, kinds: ['info'], seed: rewriteInfo, whole: ['employees'] };
const staff: Part = {
  tables: { employees: 'id' },
  kinds: ['employee', 'weeklySchedule'],
  seed: seedEmployees,
};

/** What is made from an entry of each list. */
const parts: Record<EditableList, readonly Part[]> = {
  notices: [{ tables: { notices: 'id' }, kinds: ['notice'], seed: seedNotices }],
  boardArticles: [{ tables: { boardArticles: 'id' }, kinds: ['boardArticle'], seed: seedBoardArticles }],
  boardTypes: [boards],
  customerBoards: [boards],
  faqCategories: [faqs],
  faqs: [faqs],
  schedules: [{ tables: { schedules: 'id' }, kinds: ['schedule'], seed: seedSchedules }],
  employees: [staff, info],
  brandings: [{ tables: { brandings: 'id' }, kinds: ['branding'], seed: seedBrandings }],
  afterNotices: [
    {
      tables: { afterNotices: 'id', afterNoticeProducts: 'afterNoticeId' },
      kinds: ['afterNotice'],
      seed: seedAfterNotices,
    },
  ],
  terms: [{ tables: { terms: 'id' }, kinds: ['term'], seed: seedTerms }],
  categories: [categories],
  products: [products, categories],
  events: [{ tables: { events: 'id', eventPrices: 'eventId' }, kinds: ['event'], seed: seedEvents }],
  exhibitions: [
    {
      tables: { exhibitions: 'id', exhibitionProducts: 'exhibitionId' },
      kinds: ['exhibition'],
      seed: async (seeding) => {
        await seedExhibitions(seeding);
        await forgetReturned(seeding.db, seeding.partnerId);
      },
    },
  ],
};

async function rewriteInfo(seeding: Seeding): Promise<void> {
  const { createdAt } = await seeding.db
    .selectFrom('partners')
    .where('id', '=', seeding.partnerId)
    .select('createdAt')
    .executeTakeFirstOrThrow();
  await seedInfo(seeding, createdAt);
}

type Owner = { id: number; code: string };

/**
 * Rebuilds what visitors get from an entry of the content, and what depends on it. A deleted entry disappears.
 * @param db a transaction in which the entry is stored
 * @param sizes of the pictures in the partner's folder, if it is here
 */
export async function rewriteEntry(
  db: Database,
  partner: Owner,
  { list, id }: { list: EditableList; id: number },
  sizes: PictureSizes,
): Promise<void> {
  if (list === 'exhibitions') await recordGoneExhibitions(db, partner.id);
  await rewrite(db, partner, sizes, parts[list], { list, id });
}

/**
 * Rebuilds what visitors get from the settings and facts of the clinic.
 * @param db a transaction in which they are stored
 * @param hasOtherHours whether the opening hours changed, by which the staff works
 * @param hasOtherVat whether the VAT rate changed, by which prices with and without VAT are compared
 */
export async function rewriteSettings(
  db: Database,
  partner: Owner,
  sizes: PictureSizes,
  { hasOtherHours, hasOtherVat }: { hasOtherHours: boolean; hasOtherVat: boolean },
): Promise<void> {
  const changed = [info];
  if (hasOtherHours) changed.push({ ...staff, whole: ['employees'] });
  if (hasOtherVat) changed.push({ ...products, whole: ['products'] });
  await rewrite(db, partner, sizes, changed);
}

async function rewrite(
  db: Database,
  partner: Owner,
  sizes: PictureSizes,
  changed: readonly Part[],
  entry?: { list: EditableList; id: number },
): Promise<void> {
  const stored = await readPartnerFile(db, partner.id);
  if (!stored) throw new Error(`[content] ${partner.code} has to be set up again: its files are not stored`);
  const file = withChangedSettings(stored, await readChangedSettings(db, partner.id));
  const known = await sizesOfPartner(db, partner, sizes);
  for (const part of changed) {
    const only = part.whole || !entry ? undefined : [entry.id];
    const shown = await picturesOf(db, partner.id, part.kinds, only);
    for (const [table, column] of Object.entries(part.tables))
      await remove(db, partner.id, table as keyof Tables, column, only);
    await removeTexts(db, partner.id, part.kinds, only);
    const lists = part.whole ?? (entry ? [entry.list] : []);
    const entries = await readStoredEntries(db, partner.id, lists, only);
    await part.seed({
      db,
      partnerId: partner.id,
      content: contentOf(file, entries),
      languages: file.languages,
      picture: pictureOf(partner.code, (address) => known(address) ?? shown(address)),
      ...findStored(entries),
    });
  }
}

async function remove(
  db: Database,
  partnerId: number,
  table: keyof Tables,
  column: string,
  only: number[] | undefined,
): Promise<void> {
  // The tables of `parts` all have these columns.
  const rows = db.deleteFrom(table as 'notices').where('partnerId', '=', partnerId);
  await (only ? rows.where(column as 'id', 'in', only) : rows).execute();
}

async function removeTexts(
  db: Database,
  partnerId: number,
  kinds: EntryKind[],
  only: number[] | undefined,
): Promise<void> {
  const rows = db.deleteFrom('contentTexts').where('partnerId', '=', partnerId).where('kind', 'in', kinds);
  await (only ? rows.where('entryId', 'in', only) : rows).execute();
}

/** Finds the entries' pictures that visitors see, by URL: the sizes of pictures from other origins are only there. */
async function picturesOf(
  db: Database,
  partnerId: number,
  kinds: EntryKind[],
  only: number[] | undefined,
): Promise<(address: string) => PictureSize | undefined> {
  const texts = await db
    .selectFrom('contentTexts')
    .where('partnerId', '=', partnerId)
    .where('kind', 'in', kinds)
    .$if(only !== undefined, (query) => query.where('entryId', 'in', only ?? []))
    .select(['row', 'detail'])
    .execute();
  return shownSizes(texts);
}
