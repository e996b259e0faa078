import type { Registry } from '#registry/contract.ts';
import type { Finding } from '#schemas/operator/finding.ts';
import { ContentError } from '#server/backend/seed/read-json.ts';
import { checkDocument, loadRules, readCheckConfig } from '#server/publishing/index.ts';
import { boardTypeIdsIn } from '#server/publishing/load-partner-facts.ts';
import type { PartnerFacts } from '#server/publishing/partner-facts.ts';
import type { FactOptions } from './facts-of-database.ts';
import { offlineFacts } from './offline-facts.ts';

type FolderContext = Omit<FactOptions, 'partnersDir' | 'boardTypeIds'> & { registry: Registry };

/**
 * Checks a site document with the facts of a partner's folder, and with the levels of `maru.config.json` in the working
 * directory.
 * @param folder has `content/` and `images/`; if its content is invalid, which seeding reports, no facts are known
 * @throws CheckConfigError if the configuration is invalid
 */
export async function checkWithFolder(
  text: string,
  folder: string,
  { registry, ...options }: FolderContext,
): Promise<Finding[]> {
  const partner = await factsOf(folder, text, options);
  const config = readCheckConfig(process.cwd(), await loadRules());
  return checkDocument(text, { registry, partner, config });
}

async function factsOf(
  folder: string,
  text: string,
  options: Omit<FolderContext, 'registry'>,
): Promise<PartnerFacts | undefined> {
  try {
    return await offlineFacts(folder, { ...options, boardTypeIds: boardTypeIdsIn(text) });
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}
