import { DOMSerializer, type Node as ProseNode, DOMParser as ProseParser } from 'prosemirror-model';
import { canonicalMarkup } from './canonical-markup.ts';
import { proseSchema, unwritten } from './prose-schema.ts';

const parser = ProseParser.fromSchema(proseSchema);
const serializer = DOMSerializer.fromSchema(proseSchema);
const { paragraph, doc: root } = proseSchema.nodes;

/** Parsed without running or loading anything. */
const bodyOf = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

const known = /^(?:p|h[2-5]|blockquote|hr|ul|ol|li|br|a|b|strong|i|em|img)$/;
/** Parsers drop some elements, such as cells outside of tables. */
const hasOnlyKnownTags = (html: string): boolean =>
  [...html.matchAll(/<\/?([a-z][^\s/>]*)/gi)].every(([, tag = '']) => known.test(tag.toLowerCase()));

/** The document for the visual editor. Undefined if the markup has anything that the editor would lose. */
export function toProse(html: string): ProseNode | undefined {
  if (html.trim() === '') return root.create(null, paragraph.create({ isWritten: true }));
  if (!hasOnlyKnownTags(html)) return undefined;
  const body = bodyOf(html);
  const prose = parser.parse(body);
  return canonicalMarkup(bodyOf(toHtml(prose))) === canonicalMarkup(body) ? prose : undefined;
}

/** The markup of a document of the visual editor; empty if there is nothing in it. */
export function toHtml(prose: ProseNode): string {
  const [first] = prose.children;
  if (prose.childCount === 1 && first?.type === paragraph && first.childCount === 0) return '';
  const holder = document.createElement('div');
  holder.append(serializer.serializeFragment(prose.content, { document }));
  for (const one of holder.querySelectorAll(`[${unwritten}]`)) {
    one.removeAttribute(unwritten);
    const parent = one.parentElement;
    const isFirstOfItem = parent?.localName === 'li' && parent.firstChild === one;
    if (isFirstOfItem || parent?.childNodes.length === 1) one.replaceWith(...one.childNodes);
  }
  return holder.innerHTML;
}
