import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { App } from '#client/app.ts';
import type { Sanitizer } from '#engine/data/sanitize.ts';
import type { PreparedSite } from '#engine/resolve/prepare-site.ts';
import type { SiteDocument } from '#schemas/layout/site-document.ts';
import type { SiteEntry, SiteText } from '#server/site/tenant/site-store.ts';
import type { Tenant } from '#server/site/tenant/tenants.ts';
import type { ReadDocument } from './read-in-threads.ts';

/** Bytes of a prepared site per character of its document, and limit of all of them. */
const bytesPerCharacter = 6;
const maxBytes = 12 * 1024 * 1024;

/** Reads a document in this thread when it may: the thread does nothing else until it is read. */
export type RunQueued = (read: () => SiteDocument) => Promise<SiteDocument>;

/** Prepares a document for a preview. @throws SiteDocumentError, TooBusy, or Error for an unknown template */
export type PreviewSites = (
  app: App,
  entry: SiteEntry,
  document: SiteText,
  runQueued: RunQueued,
) => Promise<Tenant>;

/**
 * Prepares documents for previews, apart from the published sites. The last ones are cached by their text: a preview is
 * walked through page by page.
 * @param readElsewhere reads documents in other threads; without it this one does, with the app as it is now
 */
export function createPreviewSites(sanitize: Sanitizer, readElsewhere?: ReadDocument): PreviewSites {
  const byApp = new WeakMap<App, LRUCache<string, PreparedSite>>();
  return async (app, entry, { text, file }, runQueued) => {
    const known = byApp.get(app) ?? new LRUCache<string, PreparedSite>({ maxSize: maxBytes });
    byApp.set(app, known);
    const { code, templateCode } = entry;
    const key = createHash('sha256')
      .update(JSON.stringify([code, templateCode, text]))
      .digest('base64');
    let site = known.get(key);
    if (!site) {
      const { registry, readSiteDocument, prepareSite } = app;
      const document = readElsewhere
        ? await readElsewhere(code, { text, file })
        : await runQueued(() => readSiteDocument(text, file, registry));
      site = prepareSite(document, { registry, sanitize, templateCode });
      known.set(key, site, { size: 1_000 + text.length * bytesPerCharacter });
    }
    return { entry, site };
  };
}
