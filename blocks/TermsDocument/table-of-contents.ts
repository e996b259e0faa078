import { unescapeHtml } from '#schemas/escape-html.ts';

type ContentsEntry = { id: string; text: string };

const heading = /<(h[23])((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/gi;
const givenId = /\sid="([^"]*)"/i;

/**
 * Gives every h2 and h3 of sanitized markup an id and lists them.
 * @param prefix starts the generated ids, so that they cannot collide with other ids of the page
 */
export function withContents(html: string, prefix: string): { html: string; entries: ContentsEntry[] } {
  const entries: ContentsEntry[] = [];
  const marked = html.replace(heading, (whole, tag: string, attributes: string, inner: string) => {
    const text = textOf(inner);
    if (text === '') return whole;
    const own = givenId.exec(attributes)?.[1];
    const id = own || `${prefix}-${entries.length + 1}`;
    entries.push({ id, text });
    return own ? whole : `<${tag}${attributes} id="${id}">${inner}</${tag}>`;
  });
  return { html: marked, entries };
}

function textOf(markup: string): string {
  return unescapeHtml(markup.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
}
