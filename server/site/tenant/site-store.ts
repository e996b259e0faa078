import { z } from 'zod';
import { readJson } from '#engine/api/read-json.ts';
import { requestBackend } from '#engine/api/request-backend.ts';
import { appKeyHeader } from '#schemas/api/headers.ts';
import { maxDocumentBytes } from '#schemas/layout/site-document.ts';

/** A partner's site. `revision` is null before the first publication. */
const siteEntry = z.object({
  code: z.string(),
  partnerId: z.number(),
  hosts: z.array(z.string()),
  origin: z.string(),
  /** The template if the document names none (`templateCode` of the homepage config, SPEC section 3). */
  templateCode: z.string().optional(),
  revision: z.union([z.number(), z.string()]).nullable(),
});
export type SiteEntry = z.infer<typeof siteEntry>;

/** Changes since an earlier request. */
export type SiteChanges = {
  sites: SiteEntry[];
  /** Whether these are all sites: known sites that are not included are gone. */
  isAll: boolean;
  /** The cursor for the next request. */
  cursor: number;
  /** Total number of sites. */
  total: number;
};

export type SiteText = { text: string; file: string };

/** A source of site documents. */
export type SiteStore = {
  /** @param cursor of the previous response; 0 requests all sites */
  changes: (cursor: number) => Promise<SiteChanges>;
  /** The text of the published document, and a name for messages about it. */
  document: (code: string) => Promise<SiteText>;
  /** The document published before a revision, or undefined if there is none. */
  earlier: (
    code: string,
    revision: SiteEntry['revision'],
  ) => Promise<(SiteText & { revision: number }) | undefined>;
};

const changesResponse = z.object({
  sites: z.array(siteEntry),
  cursor: z.number(),
  more: z.boolean(),
  latest: z.number(),
  total: z.number(),
});
const documentResponse = z.object({ revision: z.number(), document: z.string() });

/** Reads site documents from the reference backend. */
export function backendSiteStore({ baseUrl, appKey }: { baseUrl: string; appKey: string }): SiteStore {
  const ask = (path: string) => {
    const signal = AbortSignal.timeout(5_000);
    return requestBackend(new URL(path, baseUrl), {
      headers: { [appKeyHeader]: appKey },
      signal,
      // Lists of a thousand sites are smaller.
      maxBytes: maxDocumentBytes,
    });
  };
  const read = async (path: string) => {
    const answer = await ask(path);
    if (!answer.ok) throw new Error(`[tenant] ${path} answered ${answer.status}`);
    return readJson(answer);
  };
  const toText = (code: string, answer: unknown) => {
    const { revision, document } = documentResponse.parse(answer);
    return { text: document, file: `${code}@${revision}`, revision };
  };
  const changes = async (cursor: number): Promise<SiteChanges> => {
    const sites: SiteEntry[] = [];
    for (let after = cursor; ; ) {
      const page = changesResponse.parse(await read(`/sites?after=${after}`));
      // The database was replaced, so its change numbers restart.
      if (page.latest < cursor) return changes(0);
      sites.push(...page.sites);
      if (!page.more) return { sites, isAll: cursor === 0, cursor: page.cursor, total: page.total };
      after = page.cursor;
    }
  };
  return {
    changes,
    document: async (code) => toText(code, await read(`/sites/${encodeURIComponent(code)}/document`)),
    earlier: async (code, revision) => {
      const path = `/sites/${encodeURIComponent(code)}/document?before=${revision}`;
      const answer = await ask(path);
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw new Error(`[tenant] ${path} answered ${answer.status}`);
      return toText(code, readJson(answer));
    },
  };
}
