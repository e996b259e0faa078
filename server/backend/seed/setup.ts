import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { PartnerContent } from '#schemas/content/index.ts';
import type { Database } from '../database/open.ts';
import { expectSiteDocument } from '../sites/read-document.ts';
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
 * Brings every partner of a folder into the database whose files changed since they were seeded last.
 * @param partnersDir holds one folder per partner code, each with `content/`, `images.json` and `site.json`
 * @param only codes to seed whether they changed or not; all that changed when empty
 */
export async function setupPartners(
  db: Database,
  partnersDir: string,
  only: string[] = [],
): Promise<SetupReport> {
  const report: SetupReport = { seeded: [], published: [], warnings: [], errors: [] };
  for (const code of partnerFolders(partnersDir)) {
    if (only.length > 0 && !only.includes(code)) continue;
    try {
      await setupPartner(db, join(partnersDir, code), code, only.length > 0, report);
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
  isForced: boolean,
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
  const isContentNew = isForced || known?.contentHash !== hash;
  const isSiteNew = site !== null && known?.siteHash !== siteHash;
  if (!isContentNew && !isSiteNew) return;

  if (isSiteNew) expectSiteDocument(relative(process.cwd(), siteFile), site);
  const read = isContentNew ? readContent(folder) : null;
  if (read && read.content.partner.code !== code) {
    throw new ContentError([
      `${folder}/content/partner.json: code: expected "${code}", the name of the folder`,
    ]);
  }
  if (read) await expectNobodyElses(db, read.content.partner);
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

/** A folder that was copied for a new partner must not take over the old one's data or visitors. */
async function expectNobodyElses(db: Database, file: PartnerContent['partner']): Promise<void> {
  const others = await db
    .selectFrom('partners')
    .leftJoin('partnerHosts', 'partnerHosts.partnerId', 'partners.id')
    .where('partners.code', '!=', file.code)
    .where((eb) => eb.or([eb('partners.id', '=', file.id), eb('partnerHosts.host', 'in', hostsOf(file))]))
    .select(['partners.id', 'partners.code', 'partnerHosts.host'])
    .execute();
  const [other] = others;
  if (!other) return;
  const taken = other.id === file.id ? `id ${file.id}` : `marketing.domainUrl, host ${other.host},`;
  throw new ContentError([`${file.code}/content/partner.json: ${taken} belongs to "${other.code}" already`]);
}

function partnerFolders(partnersDir: string): string[] {
  if (!existsSync(partnersDir)) return [];
  return readdirSync(partnersDir)
    .filter((code) => existsSync(join(partnersDir, code, 'content', 'partner.json')))
    .sort();
}
