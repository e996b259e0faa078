import { toSourceRequest } from '#engine/data/source-request.ts';
import type { PageResponse } from '#schemas/api/page.ts';
import type { SourceRef } from '#schemas/layout/node.ts';
import { tenantRefOf } from '#server/site/tenant/tenant-ref.ts';
import type { SearchReader, SearchSite } from './deps.ts';

const homePage: SourceRef = { name: 'page', params: { path: '/' } };

/** Where the icons of a site are, as in the head of its home page (engine/page/make-head.ts, server/site/icons). */
export async function iconFolder({ pages }: Pick<SearchReader, 'pages'>, site: SearchSite): Promise<string> {
  const { entry } = site.tenant;
  const { registry } = await pages.app();
  const tenantRef = tenantRefOf(entry);
  const read = toSourceRequest(homePage, registry, { roots: {}, locale: site.main });
  const known = pages.reader.peek(tenantRef, read);
  // The site has icons without this answer too.
  const value = known ? known.value : await pages.reader.read(tenantRef, read).catch(() => undefined);
  const hasOwn = (value as PageResponse | undefined)?.row.isCdnFavicon === true;
  return hasOwn ? `/homepage-meta/${entry.partnerId}` : '/_icons';
}
