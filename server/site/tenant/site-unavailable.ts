/** Whether a host has a site cannot be said now, or its site cannot be shown: 503, for it is no fault of the visitor's. */
export class SiteUnavailable extends Error {
  readonly statusCode = 503;
  override readonly name = 'SiteUnavailable';
}
