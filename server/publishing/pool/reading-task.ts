import type { SiteDocumentProblem } from '#engine/resolve/validate-site.ts';
import type { SiteDocument } from '#schemas/layout/site-document.ts';

/** A document to read; `file` names it in messages. */
export type ReadingTask = { text: string; file: string };

export type ReadingResult = { document: SiteDocument } | { problems: SiteDocumentProblem[] };
