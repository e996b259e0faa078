import { findIn, type HtmlChunk } from '#engine/html/html-chunk.ts';
import type { PreparedSite } from '#engine/resolve/prepare-site.ts';

const block = 'InquiryForm';
const form = /<form[^>]* data-form="inquiry"/;

// A stable function: chunks cache the result per function.
const inquiryForms = (html: string) => (form.test(html) ? [true] : []);

/** Whether a page shows the inquiry form: only such pages accept it. */
export const showsInquiryForm = (chunks: readonly HtmlChunk[]): boolean =>
  findIn(chunks, inquiryForms).size > 0;

/**
 * Whether any page of a site shows the inquiry form (blocks/InquiryForm): always, or if the partner has no reservation
 * widget.
 */
export const hasInquiryForm = (site: Pick<PreparedSite, 'dataOf'>, useWidget: boolean): boolean =>
  site.dataOf(block).some((data) => !useWidget || (data as { shown?: unknown }).shown === 'always');
