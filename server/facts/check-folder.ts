import type { Registry } from '#registry/contract.ts';
import type { Finding } from '#schemas/operator/finding.ts';
import { ContentError } from '#server/backend/seed/read-json.ts';
import { checkDocument, loadRules, readCheckConfig } from '#server/publishing/index.ts';
import { boardTypeIdsIn } from '#server/publishing/load-partner-facts.ts';
import type { PartnerFacts } from '#server/publishing/partner-facts.ts';
import { offlineFacts } from './offline-facts.ts';

/**
 * Checks a site document with the facts of a partner's folder, and with the levels of `maru.config.json` in the working
 * directory.
 * @param folder has `content/` and `images/`; if its content is invalid, which seeding reports, no facts are known
 * @throws CheckConfigError if the configuration is invalid
 */
export async function checkWithFolder(
  text: string,
  folder: string,
  { registry, imageOrigins }: { registry: Registry; imageOrigins: readonly string[] },
): Promise<Finding[]> {
  const partner = await factsOf(folder, text, imageOrigins);
  const config = readCheckConfig(process.cwd(), await loadRules());
  return checkDocument(text, { registry, partner, config });
}

async function factsOf(
  folder: string,
  text: string,
  imageOrigins: readonly string[],
): Promise<PartnerFacts | undefined> {
  try {
    return await offlineFacts(folder, { imageOrigins, boardTypeIds: boardTypeIdsIn(text) });
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}
