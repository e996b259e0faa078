import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { z } from 'zod';
import { createBackendClient } from '#engine/api/backend-client.ts';
import { createSourceReader, type SourceReader } from '#engine/data/source-reader.ts';
import { joinChunks } from '#engine/html/html-chunk.ts';
import { makePage } from '#engine/page/make-page.ts';
import type { MadePage, PageRequest, PageResult } from '#engine/page/page-request.ts';
import { type PreparedSite, prepareSite } from '#engine/resolve/prepare-site.ts';
import type { Registry } from '#registry/contract.ts';
import { registry as wholeRegistry } from '#registry/manifest.server.ts';
import type { SiteDocument } from '#schemas/layout/site-document.ts';
import { homepageConfig } from '#schemas/site/homepage-config.ts';
import { migrate } from '#server/backend/database/migrate.ts';
import { openDatabase } from '#server/backend/database/open.ts';
import { readContent } from '#server/backend/seed/read-content.ts';
import { seedContent } from '#server/backend/seed/seed-content.ts';
import { appKey, startTestBackend } from '#server/backend/testing/backend.ts';
import { han, sizes } from '#server/backend/testing/content.ts';
import { sanitizeHtml } from '#server/site/sanitize-html.ts';

/**
 * Misbehavior of a call: it fails with a status, sends an invalid response, or is held.
 * `hold`: called when the call has arrived; it goes on when the promise resolves.
 */
type Trouble = { status?: number; body?: string; hold?: () => Promise<void> };

export type Asked = {
  document: SiteDocument;
  path: string;
  partner?: string;
  registry?: Registry;
  preview?: boolean;
  waitForDeferred?: boolean;
  deadline?: number;
  now?: Date;
  /** The document as an earlier page prepared it: its rendered nodes may be reused. */
  site?: PreparedSite;
  /** The reads of earlier pages (`harness.reader`). Without it every source is read again. */
  reader?: SourceReader;
  /** Other properties of a request. */
  more?: Partial<
    Pick<
      PageRequest,
      | 'origin'
      | 'form'
      | 'formToken'
      | 'timings'
      | 'isRenewal'
      | 'isPrivate'
      | 'homepageType'
      | 'markers'
      | 'onTrace'
    >
  >;
};

/** A page with its chunks joined into one text. */
export type HarnessPage = MadePage & { body: string };

/** The harness for the tests of a file; every test starts without troubles and recorded calls. */
export function startPageHarness(): PageHarness {
  const harness = {} as PageHarness;
  beforeAll(async () => void Object.assign(harness, await openPageHarness()));
  beforeEach(() => {
    harness.trouble.clear();
    harness.calls.length = 0;
  });
  afterAll(() => harness.close());
  return harness;
}

type PageHarness = Awaited<ReturnType<typeof openPageHarness>>;

/**
 * The real engine on the real reference backend, over HTTP, with a proxy between them that can make single calls fail.
 * Each page is made with an empty source cache unless one is given.
 */
export async function openPageHarness() {
  const db = openDatabase(':memory:');
  await migrate(db, ':memory:');
  const { app } = await startTestBackend(db);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const trouble = new Map<string, Trouble>();
  const calls: string[] = [];

  const gate = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', address).pathname;
    calls.push(request.url ?? '');
    const { status, hold, body } = trouble.get(path) ?? {};
    await hold?.();
    if (status || body)
      return response.writeHead(status ?? 200, { 'content-type': 'application/json' }).end(body ?? '{}');
    try {
      const answer = await fetch(new URL(request.url ?? '/', address), {
        headers: request.headers as Record<string, string>,
      });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
    } catch {
      // An abandoned call may arrive after the backend has closed.
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;

  const backend = createBackendClient({ baseUrl, appKey });
  /** Calls that have no answer yet. */
  const pending = new Set<Promise<unknown>>();
  const client: typeof backend = (...call) => {
    const asking = backend(...call).finally(() => pending.delete(asking));
    pending.add(asking);
    return asking;
  };
  const openReader = (): SourceReader => createSourceReader({ client, sanitize: sanitizeHtml });

  const ask = async (asked: Asked): Promise<PageResult> => {
    const {
      document,
      path,
      partner = 'han',
      registry = wholeRegistry,
      preview = false,
      waitForDeferred = false,
    } = asked;
    const reader = asked.reader ?? openReader();
    const url = new URL(path, 'http://site.invalid');
    const result = await makePage(
      {
        site: asked.site ?? prepareSite(document, { registry, sanitize: sanitizeHtml }),
        tenantRef: { partnerCode: partner, origin: `http://${partner}.localhost` },
        origin: `http://${partner}.localhost`,
        path: url.pathname,
        query: url.searchParams,
        now: asked.now ?? new Date('2026-06-15T03:00:00Z'),
        preview,
        waitForDeferred,
        ...asked.more,
      },
      { registry, reader, deadline: asked.deadline ?? 20_000 },
    );
    return result;
  };

  return {
    trouble,
    calls,
    ask,
    reader: openReader,
    /** Waits until no more calls than these are under way, in the background or not, and what was read is cached. */
    settle: async (held = 0): Promise<void> => {
      do {
        if (pending.size > held) await Promise.race([...pending].map((asking) => asking.catch(() => {})));
        await nextTurn();
      } while (pending.size > held);
    },
    /** Like `ask`, but throws if the result is not a page. */
    page: async (asked: Asked): Promise<HarnessPage> => {
      const result = await ask(asked);
      if (result.kind !== 'page') throw new Error(`not a page: ${JSON.stringify(result)}`);
      // Preserves identity: the same page is the same object.
      return Object.assign(result, { body: joinChunks(result.chunks) });
    },
    /** Gives the partner `han` a homepage config, as a content change does; the original is not restored. */
    configure: async (config: z.input<typeof homepageConfig>) => {
      const content = han();
      const changed = homepageConfig.parse({ ...content.partner.config, ...config });
      await db
        .transaction()
        .execute((transaction) =>
          seedContent(
            transaction as typeof db,
            { ...content, partner: { ...content.partner, config: changed } },
            sizes,
          ),
        );
    },
    /** Seeds the partner `han` without one of its special events; `configure` restores it. */
    removeExhibition: async (id: number) => {
      const content = han();
      const rows = content.exhibitions.rows.filter((row) => row.id !== id);
      await db
        .transaction()
        .execute((transaction) =>
          seedContent(transaction as typeof db, { ...content, exhibitions: { rows } }, sizes),
        );
    },
    /** Adds the partner in a folder, as seeding does. */
    seed: async (folder: string) => {
      const { content, sizes: own } = readContent(folder);
      await db.transaction().execute((transaction) => seedContent(transaction as typeof db, content, own));
    },
    close: async () => {
      gate.closeAllConnections();
      gate.close();
      await app.close();
      await db.destroy();
    },
  };
}
