import type { SourceReader } from './source-reader.ts';

/**
 * Reads sources for a preview: fresh answers come from the site's cache, all others from the backend. Nothing is stored,
 * refreshed or purged, so that a preview neither changes what visitors get nor takes room in their cache.
 * @param cached the site's reader
 * @param live reads from the backend each time (`createPrivateReader`)
 */
export const createPreviewReader = (cached: SourceReader, live: SourceReader): SourceReader => ({
  // As a renewal: otherwise it would refresh an answer that is about to become stale.
  peek: (tenantRef, request) => cached.peek(tenantRef, request, true),
  read: (tenantRef, request) => live.read(tenantRef, request),
  held: cached.held,
  purge: () => {},
});
