import { join } from 'node:path';
import { sourceTag } from '#engine/cache/cache-tags.ts';
import { settingsOf } from '#registry/vendors/_shared/settings-of.ts';
import metaPixel from '#registry/vendors/meta-pixel/vendor.ts';
import type { PartnerMarketing } from '#schemas/site/marketing.ts';
import { sourcesWrittenBy } from '#server/site/html-cache/sources-by-write.ts';
import { lazyPublishing } from '../publishing/lazy-publishing.ts';
import { createPublishingPool, type PublishingPool } from '../publishing/pool/publishing-pool.ts';
import type { Database } from './database/open.ts';
import type { Environment } from './environment.ts';
import { OperatorRefusal } from './operator/context/refusal.ts';
import type { OperatorServices } from './operator/context/services.ts';
import { purgeSite } from './purge-site.ts';

type Services = Omit<OperatorServices, 'appKey' | 'filesDir'>;

/**
 * The parts of the operator API outside the backend: checks with the site's own blocks, and purges of its pages. Documents
 * are checked in this thread; a process that has more to do uses `publishingPool`.
 */
export function siteServices(
  db: Database,
  { appKey, siteUrl, partnersDir, dataDir }: Environment,
  warn: (message: string) => void,
): Services {
  let hasWarned = false;
  return {
    siteUrl,
    mediaDir: join(dataDir, 'media'),
    sanitize: async (html) => {
      const { sanitizeHtml } = await import('#server/site/sanitize-html.ts');
      return sanitizeHtml(html);
    },
    publishing: lazyPublishing({ factsOf: (code, text) => factsOf(db, code, text, partnersDir) }),
    purge: async ({ code }, written) => {
      const tags = sourcesWrittenBy(written).map((source) => sourceTag(source, code));
      const problem = await purgeSite({ url: siteUrl, appKey }, tags);
      if (!problem || hasWarned) return;
      // A failed purge does not undo the write: the site may show stale pages for five minutes.
      warn(`The site may still show stale pages of ${code}: ${problem}.`);
      // Without a URL no purge will succeed until the next start: one warning is enough.
      hasWarned = siteUrl === undefined;
    },
  };
}

/** The Meta pixel of a partner's pages: conversions are reported to the same one. */
export const metaPixelOf = (marketing: PartnerMarketing): string | undefined =>
  settingsOf('meta-pixel', metaPixel, marketing)?.id;

/**
 * Publishing in separate threads, for a process that answers requests at the same time.
 * @param onError called with the error of a thread that had no task left
 */
export const publishingPool = (
  db: Database,
  { partnersDir }: Environment,
  onError: (error: Error) => void,
): PublishingPool =>
  createPublishingPool({
    factsOf: (code, text) => factsOf(db, code, text, partnersDir),
    onError,
    refuse: (why) =>
      new OperatorRefusal(503, why === 'full' ? 'BUSY' : 'DOCUMENT_TOO_SLOW', {
        headers: { 'retry-after': why === 'full' ? '2' : '30' },
      }),
  });

/** What checks know about a partner, as visitors get it. Imported when there is something to check. */
async function factsOf(db: Database, code: string, text: string, partnersDir: string) {
  const { factsOfDatabase } = await import('../facts/facts-of-database.ts');
  const { boardTypeIdsIn } = await import('../publishing/load-partner-facts.ts');
  const { imageOrigins } = await import('#server/site/image/image-origins.ts');
  const origins = imageOrigins.parse(process.env.IMAGE_ORIGINS);
  return factsOfDatabase(db, code, {
    partnersDir,
    imageOrigins: origins,
    boardTypeIds: boardTypeIdsIn(text),
  });
}
