import { basename, dirname } from 'node:path';
import { migrate } from '#server/backend/database/migrate.ts';
import { openDatabase } from '#server/backend/database/open.ts';
import { readContent } from '#server/backend/seed/read-content.ts';
import { ContentError } from '#server/backend/seed/read-json.ts';
import { seedContent } from '#server/backend/seed/seed-content.ts';
import type { PartnerFacts } from '#server/publishing/partner-facts.ts';
import { type FactOptions, factsOfDatabase } from './facts-of-database.ts';

const inMemory = ':memory:';

/**
 * The facts of a partner's folder, without a running backend: seeds the reference backend in memory.
 * @param folder has `content/` and `images/`; its name is the partner's code
 * @throws ContentError if the content is invalid, or belongs to another partner
 */
export async function offlineFacts(
  folder: string,
  options: Omit<FactOptions, 'partnersDir'> = {},
): Promise<PartnerFacts> {
  const { content, sizes } = readContent(folder, options.imageOrigins);
  const db = openDatabase(inMemory);
  try {
    await migrate(db, inMemory);
    await db.transaction().execute((transaction) => seedContent(transaction, content, sizes));
    const facts = await factsOfDatabase(db, basename(folder), { ...options, partnersDir: dirname(folder) });
    if (!facts)
      throw new ContentError([
        `${folder}/content/partner.json: code: expected "${basename(folder)}", the name of the folder`,
      ]);
    return facts;
  } finally {
    await db.destroy();
  }
}
