import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createBackendClient } from '#engine/api/backend-client.ts';
import { withCircuitBreaker } from '#engine/api/circuit-breaker.ts';
import { siteTag } from '#engine/cache/cache-tags.ts';
import { createPrivateReader } from '#engine/data/private-reader.ts';
import { createSourceReader } from '#engine/data/source-reader.ts';
import { createPreviewTokens } from '#schemas/operator/preview-token.ts';
import { serveApi } from './api/serve-api.ts';
import { createVisitorCalls } from './api/visitor-calls.ts';
import type { Env } from './config/env.ts';
import { consoleFirst } from './console/create-console.ts';
import { isConsoleOrigin } from './console/is-console-origin.ts';
import { createFastify } from './create-fastify.ts';
import type { Development } from './dev/development.ts';
import { createDrain, type Drain } from './drain.ts';
import { createFormTokens } from './forms/form-tokens.ts';
import { createPurgeAfterWrite } from './forms/purge-after-write.ts';
import { serveForms } from './forms/serve-forms.ts';
import { healthFirst, serveHealth } from './health.ts';
import { createPurge } from './html-cache/create-purge.ts';
import { createHtmlCache } from './html-cache/html-cache.ts';
import { logFailures } from './html-cache/log-failures.ts';
import { serveFromCache } from './html-cache/serve-from-cache.ts';
import { servePurge } from './html-cache/serve-purge.ts';
import { serveIcons } from './icons/serve-icons.ts';
import { siteIcon } from './icons/site-icon.ts';
import { createFileProxy } from './image/proxy-file.ts';
import { serveImages } from './image/serve-images.ts';
import { serveChat } from './integrations/serve-chat.ts';
import { serveWidget } from './integrations/serve-widget.ts';
import { createCounter } from './measure/collect-counts.ts';
import { sendCounts } from './measure/send-counts.ts';
import { serveMeasurements } from './measure/serve-measurements.ts';
import { logProblems } from './pages/log-problems.ts';
import type { PageDeps } from './pages/page-answers.ts';
import { type PageServer, servePages } from './pages/serve-pages.ts';
import { serveSheets } from './pages/serve-sheets.ts';
import { serveShortLinks } from './pages/serve-short-links.ts';
import { backendPreviewDocuments } from './preview/preview-documents.ts';
import { createPreviewSites } from './preview/preview-sites.ts';
import type { DocumentReader } from './preview/read-in-threads.ts';
import { servePreviews } from './preview/serve-previews.ts';
import type { Shared } from './redis/share-through-redis.ts';
import { countOnce } from './requests/count-once.ts';
import { openHttpServer } from './requests/open-http-server.ts';
import { createPageBulkhead } from './requests/page-bulkhead.ts';
import { createRequestOrigin, trustedProxies } from './requests/request-origin.ts';
import { throttle } from './requests/throttle.ts';
import { limitMaking, limitPages, pictureLimit } from './requests/write-limit.ts';
import { sanitizeHtml } from './sanitize-html.ts';
import { serveSchemas } from './schemas/serve-schemas.ts';
import { createIndexNow, type IndexNow } from './search-engines/index-now.ts';
import { createPageLists } from './search-engines/list-pages.ts';
import { serveSearchEngines } from './search-engines/serve-search-engines.ts';
import { drawingLimit, serveSharePictures } from './share-picture/serve-share-picture.ts';
import type { SiteStore } from './tenant/site-store.ts';
import { createTenants } from './tenant/tenants.ts';

export type ServerParts = Pick<PageServer, 'app' | 'assets' | 'deadline' | 'document'> & {
  env: Env;
  store: SiteStore;
  /** Milliseconds for which the list of sites counts as current. */
  listAge: number;
  /** Set if other processes serve the same sites. */
  shared?: Shared | undefined;
  /** Set if the process is told in advance that it will stop. */
  drain?: Drain | undefined;
  /** The operators' console, on its own host (server/site/console). */
  operatorConsole?: FastifyInstance | undefined;
  /** Script of the frame in which the console shows previews. */
  frameScript?: string | undefined;
  /** Reads documents of previews in other threads; without it, this one does. */
  documentReader?: DocumentReader | undefined;
  development?: Development | undefined;
  /** Adds routes ahead of the pages: built files, or the development server's. */
  extend?: (server: FastifyInstance) => Promise<void>;
};

/** The site server with everything wired: health, schemas, images, pages. Development and production differ only in the parts. */
export async function createServer({
  env,
  app,
  assets,
  deadline,
  document,
  store,
  listAge,
  shared = {},
  drain = createDrain(async () => {}),
  operatorConsole,
  frameScript,
  documentReader,
  development,
  extend,
}: ServerParts): Promise<FastifyInstance> {
  const trusted = trustedProxies(env.TRUSTED_PROXIES);
  const cache = createHtmlCache({
    maxBytes: document ? 0 : env.HTML_CACHE_MB * 1024 * 1024,
    ...logFailures(() => server.log),
  });
  const originOf = createRequestOrigin(trusted);
  const { APP_KEY: appKey, IMAGE_ORIGINS: imageOrigins } = env;
  const sanitize = (html: string) => sanitizeHtml(html, imageOrigins);
  let indexNow: IndexNow | undefined;
  const tenants = createTenants({
    store,
    app,
    sanitize,
    listAge,
    onChange: (code) => {
      cache.purge([siteTag(code)]);
      indexNow?.published(code);
    },
    onBadDocument: (code, error) => {
      server.log.error({ code }, error instanceof Error ? error.message : String(error));
      development?.onBadDocument(code, error);
    },
  });
  let accepted = 0;
  const server = await createFastify({
    env,
    trusted,
    serverFactory: (handler) =>
      openHttpServer(
        drain.closing(
          healthFirst(
            consoleFirst(
              operatorConsole,
              isConsoleOrigin(env),
              originOf,
              serveFromCache(cache, originOf, () => tenants.revalidate(), handler),
            ),
          ),
        ),
        () => {
          accepted += 1;
        },
      ),
    codeOf: async (host) => (await tenants.entryOf(host))?.code,
    limits: shared.limits,
    errorPage: development?.errorPage,
  });
  const client = withCircuitBreaker(createBackendClient({ baseUrl: env.BACKEND_URL, appKey }));
  const sources = {
    client,
    sanitize,
    onInvalid: (source: string, reason: string) =>
      server.log.error({ source, reason }, 'a source sent an invalid response'),
  };
  const reader = createSourceReader({ ...sources, shared: shared.answers });
  const purge = createPurge({ cache, reader, tenants }, shared);
  const visitorCall = createVisitorCalls({
    client,
    sanitize,
    onInvalid: (call, reason) => server.log.error({ call, reason }, 'a call got an invalid response'),
    onWritten: createPurgeAfterWrite(purge),
  });
  const counter = createCounter(
    sendCounts({ baseUrl: env.BACKEND_URL, appKey }),
    throttle((error: unknown) => server.log.warn({ reason: String(error) }, 'counts could not be sent')),
  );
  server.addHook('onClose', async () => {
    await counter.close();
    await operatorConsole?.close();
    await documentReader?.close();
    await shared.close?.();
  });

  serveHealth(server, { tenants, app, isStopping: drain.isOn });
  serveSchemas(server, app);
  const proxyFile = createFileProxy(env.BACKEND_URL);
  const limitPictures = limitMaking(server, pictureLimit);
  serveImages(server, {
    backendUrl: env.BACKEND_URL,
    imageOrigins,
    proxyFile,
    directory: join(env.MARU_DATA_DIR, 'images'),
    processes: env.WEB_CONCURRENCY,
    limitMaking: limitPictures,
  });
  serveIcons(server, {
    tenants,
    showIndex: env.MARU_INDEX,
    iconOf: (tenant) => siteIcon({ app, reader }, tenant),
    backendUrl: env.BACKEND_URL,
    imageOrigins,
    proxyFile,
    limitMaking: limitPictures,
  });
  await extend?.(server);
  serveChat(server, { backendUrl: env.BACKEND_URL });
  await serveApi(server, { tenants, visitorCall });
  servePurge(server, { purge, appKey, sources: async () => (await app()).registry.sources.keys() });
  await serveMeasurements(server, { tenants, counter, regionHeader: env.REGION_HEADER });
  serveWidget(server, { tenants, backendUrl: env.BACKEND_URL, appKey });
  const tokens = createFormTokens(appKey);
  const deps: PageDeps = {
    tenants,
    app,
    assets,
    imageOrigins,
    reader,
    deadline,
    readerWith: (login, onRefused) => createPrivateReader(sources, login, onRefused),
    bulkhead: createPageBulkhead({
      accepted: () => accepted,
      onFull: throttle((site) =>
        server.log.warn(
          { site },
          'the limit of concurrent page renders is reached: visitors are asked to retry later',
        ),
      ),
    }),
    formToken: (site) => tokens.issue(site),
    onProblem: logProblems(() => server.log),
  };
  await serveForms(server, { deps, visitorCall, tokens, document });
  serveSheets(server, deps);
  const pages: PageServer = {
    ...deps,
    cache,
    limitMaking: env.HTML_CACHE_MB > 0 ? countOnce(limitPages(server)) : undefined,
    allowPreview: env.MARU_PREVIEW || env.NODE_ENV === 'development',
    showIndex: env.MARU_INDEX,
    showPreview: servePreviews(server, {
      pages: deps,
      live: createPrivateReader(sources, undefined),
      document,
      tokens: createPreviewTokens(appKey),
      documents: backendPreviewDocuments({ baseUrl: env.BACKEND_URL, appKey }),
      sites: createPreviewSites(sanitize, documentReader?.read),
      consoleOrigin: env.CONSOLE_ORIGIN,
      frameScript,
    }),
    ...(document && { document }),
  };
  serveSharePictures(server, { pages, limitMaking: limitMaking(server, drawingLimit) });
  const search = { pages, client, listPages: createPageLists({ pages, client }) };
  const { INDEXNOW_URL: url } = env;
  const onFailure = (code: string, error: unknown) =>
    server.log.warn({ err: error, code }, 'a publication was not reported');
  if (url) indexNow = createIndexNow({ deps: search, entryOf: tenants.byCode, appKey, url, onFailure });
  serveSearchEngines(server, search, indexNow);
  const { showUncached } = servePages(server, pages);
  serveShortLinks(server, { tenants, client, showUncached });
  return server;
}
