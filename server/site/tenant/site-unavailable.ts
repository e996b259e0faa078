/** The site of a host is unknown or cannot be shown now: 503, because the request is not at fault. */
export class SiteUnavailable extends Error {
  readonly statusCode = 503;
  override readonly name = 'SiteUnavailable';
}
