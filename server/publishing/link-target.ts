import { nearest } from '#engine/resolve/nearest.ts';
import { splitLocale } from '#engine/route/href.ts';
import type { RouteMatch } from '#engine/route/match-path.ts';
import { isServedPath } from '#engine/route/served-paths.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { isHidden } from '#schemas/layout/walk-nodes.ts';
import type { CheckContext } from './check-context.ts';

/** Where a link within the site leads. */
type LinkTarget = {
  /** Path without language, query and hash, as written. */
  path: string;
  /** The URL from the path on, without language. */
  rest: string;
  language: LanguageCode | undefined;
  query: URLSearchParams;
  /** Without `#`; empty if there is none. */
  hash: string;
  /** Whether the URL names the partner's own host. */
  isAbsolute: boolean;
  match: RouteMatch | undefined;
};

/** The target of a link to a page of the site; undefined for other sites, apps, files and calls. */
export function linkTarget(url: string, { partner, match }: CheckContext): LinkTarget | undefined {
  const isAbsolute = /^https?:/i.test(url);
  const address = isAbsolute ? ofOwnHost(url, partner?.hosts ?? []) : url;
  if (!address?.startsWith('/') || address.startsWith('//')) return undefined;
  const [, whole = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const { segment, path } = splitLocale(whole);
  if (isServedPath(path)) return undefined;
  return {
    path,
    rest: `${path}${search}${hash}`,
    language: segment,
    query: new URLSearchParams(search),
    hash: hash.slice(1),
    isAbsolute,
    match: match(decoded(path)),
  };
}

/** Keys of the pages that the menu or another page leads to, without links of hidden blocks. */
export function linkedPages(context: CheckContext): Set<string> {
  return new Set(
    context.values().links.flatMap(({ url, page, node }) => {
      if (node && isHidden(node)) return [];
      const key = linkTarget(url, context)?.match?.pageKey;
      return key !== undefined && key !== page ? [key] : [];
    }),
  );
}

function ofOwnHost(url: string, hosts: readonly string[]): string | undefined {
  const parsed = URL.parse(url);
  if (!parsed || !hosts.includes(parsed.host)) return undefined;
  return `${parsed.pathname}${parsed.search}${parsed.hash}`;
}

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** The page key that a path probably means: same number of segments first, then any. */
export function nearestKey(path: string, keys: Iterable<string>): string | undefined {
  const all = [...keys];
  const depth = (key: string) => key.split('/').length;
  return (
    nearest(
      path,
      all.filter((key) => depth(key) === depth(path)),
    ) ?? nearest(path, all)
  );
}

/** "Did you mean …?" in both languages, for a name that was probably meant. */
export const didYouMean = (name: string | undefined) =>
  name === undefined
    ? {}
    : { remedy: { ko: `"${name}"을(를) 쓰려던 것인가요?`, en: `Did you mean "${name}"?` } };
