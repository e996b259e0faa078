import { joinChunks } from '#engine/html/html-chunk.ts';
import { localizedHref } from '#engine/route/href.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import {
  makePageOf,
  type PageAddress,
  type PageDeps,
  PageMoved,
  PageUnavailable,
} from '#server/site/pages/page-answers.ts';
import { TooBusy } from '#server/site/requests/page-bulkhead.ts';
import type { Tenant } from '#server/site/tenant/tenants.ts';
import { previewAddress } from '../show-preview.ts';
import type { ReadPage } from './compare-facts.ts';
import type { FoundAddresses } from './page-addresses.ts';
import { pageText } from './page-text.ts';

export type ReadPages = { read: ReadPage[]; failed: string[] };

/**
 * Renders pages of one language one after another and reads their text. Pages that visitors would not find are left out.
 * @param options.until milliseconds since 1970
 * @throws TooBusy if the time is up
 */
export async function readPages(
  deps: PageDeps,
  tenant: Tenant,
  pages: FoundAddresses['pages'],
  options: Pick<PageAddress, 'origin' | 'host' | 'now'> & {
    language: LanguageCode;
    main: LanguageCode;
    until: number;
  },
): Promise<ReadPages> {
  const { language, main, until, ...site } = options;
  const read: ReadPage[] = [];
  const failed: string[] = [];
  for (const { key, path } of pages) {
    if (Date.now() > until) throw new TooBusy('[preview] Comparing facts took too long');
    const address = { ...previewAddress, ...site, search: '', path: localizedHref(path, language, main) };
    try {
      const { page } = await makePageOf(deps, tenant, address);
      if (page.status === 200) read.push({ key, text: pageText(joinChunks(page.pieces)) });
      else if (page.status !== 404) failed.push(path);
    } catch (error) {
      if (error instanceof PageUnavailable) failed.push(path);
      else if (!(error instanceof PageMoved)) throw error;
    }
  }
  return { read, failed };
}
