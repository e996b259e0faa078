import { escapeHtml } from '#schemas/escape-html.ts';
import type { ErrorPage } from '../requests/guard-requests.ts';
import { explainError } from './explain-error.ts';

/** What shows errors of code and of site documents to the developer, in the browser. */
export type Development = {
  /** The page of a failed request. */
  errorPage: (status: number, error: unknown) => ErrorPage;
  /** Called if a document cannot be used: the partner keeps the last good one. */
  onBadDocument: (code: string, error: unknown) => void;
};

/** Its scripts and its overlay, which has styles and pictures in its own code. */
const viteClient =
  "script-src 'self'; connect-src 'self' ws:; style-src 'self' 'unsafe-inline'; img-src 'self' data:";

/**
 * The error as text, and Vite's client, which reloads the page once a file is saved and shows the errors of site documents.
 * @param root the repository
 */
export const developmentErrorPage = (status: number, error: unknown, root: string): ErrorPage => ({
  policy: `default-src 'none'; ${viteClient}`,
  html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${status}</title>
<script type="module" src="/@vite/client"></script></head>
<body><h1>${status}</h1><pre style="white-space: pre-wrap">${escapeHtml(explainError(error, root))}</pre></body></html>`,
});
