/**
 * Paths that the site server answers itself (server/site, docs/architecture.md): a page there is never shown. `/s` are
 * short URLs, `/_…` is everything internal.
 */
const served =
  /^\/(_|(api|assets|files|fonts|feeds|homepage-meta|s|sitemaps)(\/|$)|(favicon\.ico|healthz|indexnow\.txt|llms\.txt|manifest\.webmanifest|robots\.txt|sitemap\.xml|openapi\.json|readyz|schemas\/site\.json)$)/;

/** Whether the server answers a path, without language, with something other than a page. */
export const isServedPath = (path: string): boolean => served.test(path.split(/[?#]/, 1)[0] ?? '');
