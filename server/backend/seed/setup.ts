import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { PartnerContent } from '#schemas/content/index.ts';
import type { Database } from '../database/open.ts';
import { publishDocument } from '../sites/revisions.ts';
import { contentHash, textHash } from './content-hash.ts';
import { hostsOf } from './partner.ts';
import { readContent } from './read-content.ts';
import { ContentError } from './read-json.ts';
import { seedContent } from './seed-content.ts';

export type SetupReport = {
  /** Codes of the partners whose content was replaced. */
  seeded: string[];
  /** Partners and the revision that their site.json became. */
  published: { code: string; revision: number }[];
  warnings: string[];
  /** A message per partner that could not be read; its database rows are as they were. */
  errors: string[];
};

/**
 * Throws ContentError where a site document cannot be published; `file` is how messages call it, the folder its
 * partner's.
 */
export type DocumentCheck = (file: string, text: string, partnerFolder: string) => Promise<void>;

export type SetupOptions = {
  /** Asked about every site.json that changed: what its blocks are given can only be checked where they are known. */
  expectUsable: DocumentCheck;
  /** Codes to seed whether they changed or not; all that changed when empty. */
  only?: readonly string[];
  /** Origins beside the partners' own whose pictures are shown. */
  imageOrigins?: readonly string[];
};

/**
 * Brings every partner of a folder into the database whose files changed since they were seeded last.
 * @param partnersDir holds one folder per partner code, each with `content/`, `images.json` and `site.json`
 */
export async function setupPartners(
  db: Database,
  partnersDir: string,
  options: SetupOptions,
): Promise<SetupReport> {
  const { only = [] } = options;
  const report: SetupReport = { seeded: [], published: [], warnings: [], errors: [] };
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
  { expectUsable, only = [], imageOrigins = [] }: SetupOptions,
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
  const isSiteNew = site !== null && known?.siteHash !== siteHash;
  if (!isContentNew && !isSiteNew) return;

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
  if (isSiteNew) await checked(() => expectUsable(relative(process.cwd(), siteFile), site, folder));
  const read = isContentNew ? await checked(() => readContent(folder, imageOrigins)) : null;
  if (read)
    await checked(() => expectItsOwn(db, code, read.content.partner, relative(process.cwd(), folder)));
  if (problems.length > 0) throw new ContentError(problems);
  await db.transaction().execute(async (transaction) => {
    const partnerId = read?.content.partner.id ?? known?.id;
    if (partnerId === undefined) return;
    if (read) await seedContent(transaction, read.content, read.sizes);
    await transaction
      .updateTable('partners')
      .set({ contentHash: hash, siteHash })
      .where('id', '=', partnerId)
      .execute();
    if (isSiteNew) {
      const note = 'site.json of the partner folder';
      const revision = await publishDocument(transaction, partnerId, {
        document: site,
        author: 'setup',
        note,
      });
      report.published.push({ code, revision });
    }
  });
  if (read) {
    report.seeded.push(code);
    report.warnings.push(...read.warnings);
  }
}

/**
 * A folder that was copied for a new partner must not take over the old one's data or visitors: all that is still the
 * old one's is said at once.
 */
async function expectItsOwn(
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
    .filter((code) => existsSync(join(partnersDir, code, 'content', 'partner.json')))
    .sort();
}
