import { isMissing } from '#engine/api/is-missing.ts';
import { joinChunks } from '#engine/html/html-chunk.ts';
import { localizedHref } from '#engine/route/href.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import {
  type ContentDeps,
  makePageOf,
  type PageAddress,
  PageMoved,
  PageUnavailable,
} from '#server/site/pages/page-answers.ts';
import { TooBusy } from '#server/site/requests/page-bulkhead.ts';
import type { Tenant } from '#server/site/tenant/tenants.ts';
import type { ReadPage } from './compare-facts.ts';
import type { FoundAddresses } from './page-addresses.ts';
import { pageText } from './page-text.ts';

type ReadPages = { read: ReadPage[]; failed: string[] };

/** Further pages of one list. */
const maxFurther = 20;

/**
 * Renders pages of one language one after another and reads their text, with the further pages of their lists. Pages
 * that visitors would not find are left out.
 * @param options.address of every page, without its path
 * @param options.until milliseconds since 1970
 * @throws TooBusy if the time is up
 */
export async function readPages(
  deps: ContentDeps,
  tenant: Tenant,
  pages: FoundAddresses['pages'],
  {
    address,
    language,
    main,
    until,
  }: {
    address: Omit<PageAddress, 'path' | 'search'>;
    language: LanguageCode;
    main: LanguageCode;
    until: number;
  },
): Promise<ReadPages> {
  const found: ReadPages = { read: [], failed: [] };
  for (const { key, path } of pages) {
    const localized = localizedHref(path, language, main);
    const searches = [''];
    // Grows while it is read: the first pages of a list link to the next ones.
    for (const search of searches) {
      if (Date.now() > until) throw new TooBusy('[preview] Comparing facts took too long');
      try {
        const { page } = await makePageOf(deps, tenant, { ...address, path: localized, search });
        if (page.status !== 200) {
          if (!isMissing(page.status)) found.failed.push(`${path}${search}`);
          continue;
        }
        const html = joinChunks(page.chunks);
        found.read.push({ key, text: pageText(html) });
        for (const [, next = ''] of html.matchAll(/href="[^"?]*(\?page=(?!1")\d+)"/g))
          if (!searches.includes(next) && searches.length <= maxFurther) searches.push(next);
      } catch (error) {
        if (error instanceof PageUnavailable) found.failed.push(`${path}${search}`);
        else if (!(error instanceof PageMoved)) throw error;
      }
    }
  }
  return found;
}
