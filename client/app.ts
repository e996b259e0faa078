import { scriptNeeds } from '#client/script-needs.ts';
import { pagePayload } from '#engine/document/page-payload.ts';
import { frameHtml, renderDocument } from '#engine/document/render-document.ts';
import { makePage } from '#engine/page/make-page.ts';
import { describeErrorsBy } from '#engine/render/describe-error.ts';
import { prepareSite } from '#engine/resolve/prepare-site.ts';
import { readSiteDocument, validateTemplate } from '#engine/resolve/validate-site.ts';
import { registry } from '#registry/manifest.server.ts';

/** Everything the server needs to render pages, in one object that development replaces when a file changes. */
export const app = {
  registry,
  prepareSite,
  readSiteDocument,
  validateTemplate,
  makePage,
  renderDocument,
  frameHtml,
  scriptNeeds,
  pagePayload,
  describeErrorsBy,
};
export type App = typeof app;
