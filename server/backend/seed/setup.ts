import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { PartnerContent } from '#schemas/content/index.ts';
import type { Revision } from '#schemas/operator/revisions.ts';
import type { Database } from '../database/open.ts';
import { publishedRevision, wasPublishedByOthers } from '../sites/read-revisions.ts';
import { publishOver } from '../sites/revisions.ts';
import { contentHash, textHash } from './content-hash.ts';
import { hostsOf } from './partner.ts';
import { readContent } from './read-content.ts';
import { ContentError } from './read-json.ts';
import { retainedSettings } from './retained-settings.ts';
import { type SeedReport, seedContent } from './seed-content.ts';

type SetupReport = {
  /** Codes of the partners whose content was replaced. */
  seeded: string[];
  /** Partners with the new revisions of their site.json. */
  published: { code: string; revision: number }[];
  warnings: string[];
  /** A message per partner whose site.json is not published, because someone published another document. */
  differences: string[];
  /** A message per invalid partner; its database rows are unchanged. */
  errors: string[];
};

/**
 * Throws ContentError if a site document cannot be published. `file` is its name in messages, `partnerFolder` its
 * partner's folder.
 */
type DocumentCheck = (file: string, text: string, partnerFolder: string) => Promise<void>;

type SetupOptions = {
  /** Called for every changed site.json. Injected because only the caller knows the blocks to validate. */
  assertUsable: DocumentCheck;
  /** Codes to seed even if unchanged; if empty, all changed partners are seeded. */
  only?: readonly string[];
  /** Additional origins whose images are shown. */
  imageOrigins?: readonly string[];
};

/**
 * Seeds and publishes every partner in a folder whose files changed since the last run.
 * @param partnersDir holds one folder per partner code, each with `content/`, `images.json` and `site.json`
 */
export async function setupPartners(
  db: Database,
  partnersDir: string,
  options: SetupOptions,
): Promise<SetupReport> {
  const { only = [] } = options;
  const report: SetupReport = { seeded: [], published: [], warnings: [], differences: [], errors: [] };
  for (const code of partnerFolders(partnersDir)) {
    if (only.length > 0 && !only.includes(code)) continue;
    try {
      await setupPartner(db, join(partnersDir, code), code, options, report);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      report.errors.push(error.message);
    }
  }
  return report;
}

async function setupPartner(
  db: Database,
  folder: string,
  code: string,
  { assertUsable, only = [], imageOrigins = [] }: SetupOptions,
  report: SetupReport,
): Promise<void> {
  const known = await db
    .selectFrom('partners')
    .where('code', '=', code)
    .select(['id', 'contentHash', 'siteHash'])
    .executeTakeFirst();
  const siteFile = join(folder, 'site.json');
  const site = existsSync(siteFile) ? readFileSync(siteFile, 'utf8') : null;
  const hash = contentHash(folder);
  const siteHash = site === null ? null : textHash(site);
  const isContentNew = only.includes(code) || known?.contentHash !== hash;
  const published = known && (await publishedRevision(db, known.id));
  const difference =
    published && site !== null
      ? differenceOf(code, published, site, {
          siteHash: known?.siteHash ?? null,
          isReplaced:
            published.author !== author &&
            (await wasPublishedByOthers(db, { partnerId: known.id, document: site, author })),
        })
      : 'none';
  if (typeof difference === 'object') report.differences.push(difference.message);
  const isSiteNew = site !== null && difference === 'none' && known?.siteHash !== siteHash;
  if (!isContentNew && !isSiteNew && difference !== 'published') return;

  const problems: string[] = [];
  const checked = async <T>(check: () => T | Promise<T>): Promise<T | null> => {
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(error.message);
      return null;
    }
  };
  if (isSiteNew) await checked(() => assertUsable(relative(process.cwd(), siteFile), site, folder));
  const read = isContentNew ? await checked(() => readContent(folder, imageOrigins)) : null;
  if (read)
    await checked(() => assertItsOwn(db, code, read.content.partner, relative(process.cwd(), folder)));
  if (problems.length > 0) throw new ContentError(problems);
  let changes: SeedReport = { retained: [], invalid: [], dangling: [], taken: [], withoutBoard: [] };
  await db.transaction().execute(async (transaction) => {
    const partnerId = read?.content.partner.id ?? known?.id;
    if (partnerId === undefined) return;
    if (read) changes = await seedContent(transaction, read.content, read.sizes);
    const isPublished =
      !isSiteNew || (await publish(transaction, { code, partnerId, site, published }, report));
    await transaction
      .updateTable('partners')
      .set({ contentHash: hash, ...(typeof difference !== 'object' && isPublished && { siteHash }) })
      .where('id', '=', partnerId)
      .execute();
  });
  if (read) {
    report.seeded.push(code);
    report.warnings.push(...read.warnings);
    const { retained, refused } = await retainedSettings(db, read.content.partner);
    if (retained.length > 0)
      report.warnings.push(
        `${code}/content/partner.json: operators changed ${retained.join(', ')} in the console, and their values stay`,
      );
    if (refused.length > 0)
      report.warnings.push(
        `${code}/content/partner.json: using ${refused.join(', ')} from the file: the value saved in the console no longer fits the schema`,
      );
    if (changes.retained.length > 0)
      report.warnings.push(
        `${code}/content: operators changed ${changes.retained.join(', ')} in the console, and their entries stay`,
      );
    if (changes.invalid.length > 0)
      report.warnings.push(
        `${code}/content: visitors do not see ${changes.invalid.join(', ')}, which operators wrote in the console, because the schema has changed`,
      );
    if (changes.dangling.length > 0)
      report.warnings.push(
        `${code}/content: entries name others that are gone since operators or the files changed: ${changes.dangling.join('; ')}`,
      );
    if (changes.taken.length > 0)
      report.warnings.push(
        `${code}/content: visitors do not see ${changes.taken.join(', ')}, because a board of the other kind has that number`,
      );
    if (changes.withoutBoard.length > 0)
      report.warnings.push(
        `${code}/content: visitors do not see articles whose board is gone: ${changes.withoutBoard.join(', ')}`,
      );
  }
}

/** The author of revisions from the partners' folders. */
const author = 'setup';

type SiteFile = { code: string; partnerId: number; site: string; published: Revision | undefined };

/**
 * Publishes a site.json in place of the revision that it was compared with. Reports a difference if someone has
 * published another document since.
 * @returns whether the file is what is published
 */
async function publish(
  transaction: Database,
  { code, partnerId, site, published }: SiteFile,
  report: SetupReport,
): Promise<boolean> {
  const note = 'site.json of the partner folder';
  const next = { document: site, author, note };
  const revision = await publishOver(transaction, partnerId, published?.number ?? null, next);
  if (revision !== undefined) {
    report.published.push({ code, revision });
    return true;
  }
  // Another machine that starts at the same time may have published the same file.
  if ((await publishedRevision(transaction, partnerId))?.document === site) return true;
  const message = `${code}/site.json is not published: someone published another document meanwhile, which stays. Run setup again to compare them.`;
  report.differences.push(message);
  return false;
}

/**
 * How a partner's site.json differs from what is published. `none`: it came from the file as it was then. `published`: the
 * file is published already, though not by setup. Otherwise someone published another document by hand, which the file must
 * not overwrite.
 * @param file `siteHash` of the file that was published last from the folder; `isReplaced`: the present file
 * was published by hand, and taken back by hand, possibly to that earlier file
 */
function differenceOf(
  code: string,
  { document, number, author, createdAt }: Revision,
  site: string,
  { siteHash, isReplaced }: { siteHash: string | null; isReplaced: boolean },
): 'none' | 'published' | { message: string } {
  if (document === site) return siteHash === textHash(site) ? 'none' : 'published';
  if (textHash(document) === siteHash && !isReplaced) return 'none';
  const message =
    `${code}/site.json differs from the published revision ${number} (${author}, ${createdAt.slice(0, 16).replace('T', ' ')} UTC), which stays. ` +
    `See the differences with "maru diff ${code}". ` +
    `To replace the file with what is published: "maru pull ${code} --force". ` +
    `To publish the file instead: "maru push ${code} --base ${number}".`;
  return { message };
}

/**
 * A folder copied for a new partner must not take over the old partner's data or visitors. Reports everything that
 * still belongs to another partner at once.
 */
async function assertItsOwn(
  db: Database,
  code: string,
  file: PartnerContent['partner'],
  folder: string,
): Promise<void> {
  const hosts = hostsOf({ ...file, code });
  const others = await db
    .selectFrom('partners')
    .leftJoin('partnerHosts', 'partnerHosts.partnerId', 'partners.id')
    .where('partners.code', '!=', code)
    .where((eb) => eb.or([eb('partners.id', '=', file.id), eb('partnerHosts.host', 'in', hosts)]))
    .select(['partners.id', 'partners.code', 'partnerHosts.host'])
    .execute();
  const problems = new Set(file.code === code ? [] : [`code: expected "${code}", the name of the folder`]);
  for (const other of others) {
    if (other.id === file.id) problems.add(`id: ${file.id} belongs to "${other.code}" already`);
    if (other.host && hosts.includes(other.host))
      problems.add(`marketing.domainUrl: host ${other.host} belongs to "${other.code}" already`);
  }
  if (problems.size > 0)
    throw new ContentError([...problems].map((problem) => `${folder}/content/partner.json: ${problem}`));
}

function partnerFolders(partnersDir: string): string[] {
  if (!existsSync(partnersDir)) return [];
  return readdirSync(partnersDir)
    .filter((code) => !code.startsWith('.') && existsSync(join(partnersDir, code, 'content', 'partner.json')))
    .sort();
}
