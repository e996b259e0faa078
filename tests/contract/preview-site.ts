import { test } from 'vitest';
import { type SiteDocument, siteDocument } from '#schemas/layout/site-document.ts';
import { createPreviewTokens, type LinkClaims, type PreviewClaims } from '#schemas/operator/preview-token.ts';
import type { Database } from '#server/backend/database/open.ts';
import { publishDocument } from '#server/backend/sites/revisions.ts';
import { appKey } from '#server/backend/testing/backend.ts';
import { startWholeSite } from './whole-site.ts';

export const tokens = createPreviewTokens(appKey);
export const later = Math.floor(Date.now() / 1000) + 600;

/** What the token of a link to the first revision contains. */
export const link = (more: Partial<LinkClaims> = {}): LinkClaims => ({
  purpose: 'link',
  partner: 'han',
  of: { revision: 1 },
  expires: later,
  ...more,
});

/** A document whose home page has a title. */
export const withTitle = (title: string, when?: object) => ({
  formatVersion: 1,
  template: 'commerce',
  menu: ['/introduce', '/products'].map((url) => ({ url, title: { ko: url } })),
  pages: {
    '/': {
      sections: [
        {
          id: 'hero',
          type: 'HeroStatement',
          v: 1,
          data: { title: { ko: title, en: title } },
          ...(when && { when }),
        },
      ],
    },
  },
});
const published = siteDocument.parse(withTitle('Published title'));
export const old = withTitle('Earlier title');
export const consoleOrigin = 'https://console.example';

/** The site of a document, by default with the title "Published title", before which others were published. */
export async function openPreviews(
  earlier: object[],
  prepare = (_db: Database) => {},
  document: SiteDocument = published,
) {
  const site = await startWholeSite(
    document,
    { CONSOLE_HOST: new URL(consoleOrigin).host },
    async (db, partnerId) => {
      prepare(db);
      for (const document of earlier)
        await publishDocument(db, partnerId, { document: JSON.stringify(document), author: 'test' });
    },
  );
  const get = (url: string, headers: Record<string, string> = {}) =>
    site.inject({ url, headers: { host: 'han.localhost', ...headers } });
  return {
    site,
    get,
    /** Opens a page with a preview token. */
    show: async (path: string, claims: PreviewClaims, headers = {}) =>
      get(`${path}${path.includes('?') ? '&' : '?'}maru-preview=${await tokens.sign(claims)}`, headers),
  };
}

/** A test on a site of its own, on which `earlier` documents were published. */
export const inPreviews = (
  name: string,
  earlier: object[],
  run: (previews: Awaited<ReturnType<typeof openPreviews>>) => Promise<void>,
) => test(name, async () => run(await openPreviews(earlier)));

/** The URLs to which forms of a page post. */
export const postActions = (body: string) =>
  (body.match(/<form\b[^>]*method="post"[^>]*>/g) ?? []).map(
    (tag) => /action="([^"]*)"/.exec(tag)?.[1] ?? '',
  );
