import { Parser } from 'htmlparser2';
import { type Replacement, replaceParts } from '#engine/html/replace-parts.ts';
import { escapeHtml } from '#schemas/escape-html.ts';

/** Paths of a site that are not pages. */
const notPages = /^\/(files|fonts|assets|_image|_icons|_maru|api|schemas|s)(\/|$)|\.\w{2,5}$/;

/**
 * Adds a query parameter to everything in a page's HTML that leads to another page of the site: links, forms that
 * search, and the targets of forms that send something. The server recognizes and refuses the latter.
 * @param origin of the site, for links with a host
 */
export function addLinkParam(
  html: string,
  { name, value, origin }: { name: string; value: string; origin: string },
): string {
  const edits: Replacement[] = [];
  /** How many islands are open. React would replace an island with another element in it. */
  let islands = 0;
  const parser = new Parser({
    onopentag: (tag, { href, action, method = 'get' }) => {
      if (tag === 'maru-island') islands += 1;
      const place = { start: parser.startIndex, end: parser.endIndex + 1 };
      const withToken = (attribute: string, address: string) => {
        const written = html.slice(place.start, place.end);
        const text = written.replace(
          new RegExp(`(\\s${attribute}=")[^"]*"`),
          (_, before: string) => `${before}${escapeHtml(withParam(address, name, value))}"`,
        );
        edits.push({ ...place, text });
      };
      if (tag === 'a' && href !== undefined && isPage(href, origin)) withToken('href', href);
      if (tag !== 'form') return;
      // A URL in a GET form loses its query.
      if (method.toLowerCase() === 'post') withToken('action', action ?? '');
      else if (islands === 0)
        edits.push({
          start: place.end,
          end: place.end,
          text: `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
        });
    },
    onclosetag: (tag) => {
      if (tag === 'maru-island') islands -= 1;
    },
  });
  parser.end(html);
  return replaceParts(html, edits);
}

function isPage(href: string, origin: string): boolean {
  const url = URL.parse(href, origin);
  return /^\/(?!\/)|^https?:\/\//.test(href) && url?.origin === origin && !notPages.test(url.pathname);
}

/** Adds a query parameter to a URL, before its hash. */
function withParam(address: string, name: string, value: string): string {
  const [, rest = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(address) ?? [];
  return `${rest}${rest.includes('?') ? '&' : '?'}${name}=${value}${hash}`;
}
