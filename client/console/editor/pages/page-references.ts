import type { Json } from '#schemas/json.ts';
import { keyOfPath } from '../document/page-paths.ts';
import type { Path } from '../document/parse-document.ts';
import { jsonAt } from '../document/parse-document.ts';

/** How URLs of a site are written, and which pages it has. */
export type Site = { keys: readonly string[]; languages: readonly string[]; origin: string };

/** A place of a document whose text leads to a page: its URL alone, or links in markup. */
export type Reference = { path: Path; isMenu: boolean };

/** Where a document leads to a page: entries of the menu, links, links in texts, and settings that name the page. */
export function referencesTo(document: Json | undefined, key: string, site: Site): Reference[] {
  const found: Reference[] = [];
  const visit = (value: Json | undefined, path: Path): void => {
    if (typeof value === 'string') {
      if (path[0] !== '$schema' && refersTo(value, key, site))
        found.push({ path, isMenu: path[0] === 'menu' });
    } else if (Array.isArray(value)) value.forEach((item, index) => void visit(item, [...path, index]));
    else if (typeof value === 'object' && value !== null)
      for (const [name, item] of Object.entries(value)) visit(item, [...path, name]);
  };
  visit(document, []);
  return found;
}

/** A text with the URLs of one page replaced by another page's. The rest of each URL stays. */
export const withAddress = (text: string, from: string, to: string, site: Site): string =>
  mapAddresses(text, (address) => {
    const parts = partsOf(address, site);
    return parts && keyOfPath(parts.path, site.keys) === from ? parts.before + to + parts.after : address;
  });

/** The entries of the menu that lead to a page and to nothing else: those with entries of their own below them stay. */
export const removableEntries = (document: Json | undefined, references: readonly Reference[]): Path[] =>
  references
    .filter(({ isMenu }) => isMenu)
    .map(({ path }) => path.slice(0, -1))
    .filter((path) => {
      const below = jsonAt(document, [...path, 'subList']);
      return !Array.isArray(below) || below.length === 0;
    });

function refersTo(text: string, key: string, site: Site): boolean {
  let isFound = false;
  mapAddresses(text, (address) => {
    const parts = partsOf(address, site);
    isFound ||= parts !== undefined && keyOfPath(parts.path, site.keys) === key;
    return address;
  });
  return isFound;
}

const hrefs = /(<a\s(?:[^>]*?\s)?href\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi;

/** Changes the URL that a text is, or the URLs of the links in its markup. */
function mapAddresses(text: string, change: (address: string) => string): string {
  if (!text.includes('<')) return change(text);
  return text.replace(hrefs, (_, start: string, double?: string, single?: string) =>
    double === undefined ? `${start}'${change(single ?? '')}'` : `${start}"${change(double)}"`,
  );
}

/** A URL within the site: its host and language, the path of the page, and query and hash. */
function partsOf(address: string, { languages, origin }: Site) {
  const host = address.startsWith(`${origin}/`) ? origin : '';
  const rest = address.slice(host.length);
  if (!/^\/[^/\s]/.test(rest)) return undefined;
  const [, path, after = ''] = /^([^?#\s]*)([?#]\S*)?$/.exec(rest) ?? [];
  if (path === undefined) return undefined;
  const language = languages.find((code) => path.startsWith(`/${code}/`));
  const before = host + (language ? `/${language}` : '');
  const own = language ? path.slice(language.length + 1) : path;
  return { before, path: own.replace(/(?<=.)\/$/, ''), after };
}
