/** A document of the site around the HTML of its blocks. */
type SplitDocument = { before: string; body: string; after: string };

const opening = '<div id="maru-root">';
const closing = '</div><div class="Progress"';

/**
 * Splits a document of the site where its blocks begin and end.
 * @throws if the frame has changed
 */
export function splitDocument(html: string): SplitDocument {
  const from = html.indexOf(opening) + opening.length;
  const to = html.lastIndexOf(closing);
  if (from < opening.length || to < from) throw new Error('[bench] The frame of a document has changed');
  return { before: html.slice(0, from), body: html.slice(from, to), after: html.slice(to) };
}
