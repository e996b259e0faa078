import { onIdle } from '#client/visitor/scheduling/on-idle.ts';
import type { PagePayload } from '#engine/document/page-payload.ts';

/** Pages that are kept parsed: those whose links the visitor has come to last. */
const maxParsed = 10;
const parsed = new Map<PagePayload, Element | null>();

/** Parses a page that may be shown next, as the browser rests: a slow phone takes longer for it than a tap may. */
export function parseAhead(payload: PagePayload): void {
  onIdle(() => {
    parsed.set(payload, parse(payload));
    const [oldest] = parsed.keys();
    if (oldest && parsed.size > maxParsed) parsed.delete(oldest);
  });
}

/** The root of a page, ready to be put in place: what was parsed ahead, once, for it goes into the document. */
export function takeParsed(payload: PagePayload): Element | null {
  const ahead = parsed.get(payload);
  parsed.delete(payload);
  return ahead ?? parse(payload);
}

const parse = ({ body }: PagePayload) => parseHtml(`<div id="maru-root">${body}</div>`);

/** Idiomorph would search the text with regular expressions first, which takes longer than to parse it. */
function parseHtml(html: string): Element | null {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.firstElementChild;
}
