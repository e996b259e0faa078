import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { App } from '#client/app.ts';
import type { Sanitiser } from '#engine/data/sanitise.ts';
import type { PreparedSite } from '#engine/resolve/prepare-site.ts';
import type { SiteEntry, SiteText } from '#server/site/tenant/site-store.ts';
import type { Tenant } from '#server/site/tenant/tenants.ts';

/** Bytes of a prepared site per character of its document, and limit of all of them. */
const bytesPerCharacter = 6;
const maxBytes = 12 * 1024 * 1024;

/** Prepares a document for a preview. @throws SiteDocumentError, or Error for an unknown template */
export type PreviewSites = (app: App, entry: SiteEntry, document: SiteText) => Tenant;

/**
 * Prepares documents for previews, apart from the published sites. The last ones are cached by their text: a preview is
 * walked through page by page.
 */
export function createPreviewSites(sanitise: Sanitiser): PreviewSites {
  const byApp = new WeakMap<App, LRUCache<string, PreparedSite>>();
  return (app, entry, { text, file }) => {
    const known = byApp.get(app) ?? new LRUCache<string, PreparedSite>({ maxSize: maxBytes });
    byApp.set(app, known);
    const { code, templateCode } = entry;
    const key = createHash('sha256')
      .update(JSON.stringify([code, templateCode, text]))
      .digest('base64');
    let site = known.get(key);
    if (!site) {
      const { registry, readSiteDocument, prepareSite } = app;
      site = prepareSite(readSiteDocument(text, file, registry), { registry, sanitise, templateCode });
      known.set(key, site, { size: 1_000 + text.length * bytesPerCharacter });
    }
    return { entry, site };
  };
}
