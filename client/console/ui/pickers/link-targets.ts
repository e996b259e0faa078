import type { PickerKind } from '#schemas/operator/content-calls.ts';
import { parseRightButtonUrl, parseSafeUrl } from '#schemas/safe-url.ts';
import { keyOfPath } from '../../editor/document/page-paths.ts';

/** Kinds of entries with a page of their own, and the keys of those pages: the first that the site has is used. */
export const entryPages: Partial<Record<PickerKind, readonly string[]>> = {
  products: ['/products/{productId}'],
  categories: ['/products/category/{categoryId}', '/products?categoryId={categoryId}'],
  exhibitions: ['/exhibitions/{exhibitionId}'],
  boardTypes: ['/boards/{boardTypeId}'],
  customerBoards: ['/cscenter/boards/{boardTypeId}'],
  notices: ['/cscenter/notice/{noticeId}'],
  brandings: ['/brandings/{brandingId}'],
};

type LinkKind =
  | 'page'
  | 'entry'
  | 'web'
  | 'phone'
  | 'mail'
  | 'app'
  | 'unknown-page'
  /** The URL of another website without its scheme, where that is no link. */
  | 'bare-host'
  | 'invalid'
  | 'none';

/** Where a URL leads. */
type LinkTarget = {
  kind: LinkKind;
  /** Key of the page. */
  page?: string;
  entry?: { kind: PickerKind; id: number };
};

/**
 * Where a URL leads, as far as the site's pages tell.
 * @param pages keys of the pages that the site has
 * @param completesHosts whether a URL of another website may lack its scheme (SPEC section 2: the right button)
 */
export function linkTarget(
  url: string,
  pages: readonly string[],
  { completesHosts = false }: { completesHosts?: boolean } = {},
): LinkTarget {
  if (url.trim() === '') return { kind: 'none' };
  const safe = completesHosts ? parseRightButtonUrl(url) : parseSafeUrl(url.trim());
  if (!safe) return { kind: isBareHost(url) ? 'bare-host' : 'invalid' };
  if (safe.kind === 'external') return { kind: 'web' };
  if (safe.kind === 'app') return { kind: appKind(safe.href) };
  const page = keyOfPath(safe.href, pages);
  const entry = entryOf(safe.href);
  if (page === undefined) return { kind: 'unknown-page' };
  return entry ? { kind: 'entry', entry, page } : { kind: 'page', page };
}

const isBareHost = (url: string): boolean =>
  url.includes('.') && parseRightButtonUrl(url)?.kind === 'external';

const appKind = (href: string): LinkKind =>
  href.startsWith('tel:') ? 'phone' : href.startsWith('mailto:') ? 'mail' : 'app';

/** The URL of an entry's page; undefined if the site has no such page. */
export function entryAddress(kind: PickerKind, id: number, pages: readonly string[]): string | undefined {
  const key = entryPages[kind]?.find((one) => pages.includes(one.split('?')[0] ?? one));
  return key?.replace(/\{\w+\}/, String(id));
}

function entryOf(href: string): LinkTarget['entry'] {
  const [plain = ''] = href.split('#');
  for (const [kind, keys] of Object.entries(entryPages))
    for (const key of keys) {
      const pattern = key.replace('?', '\\?').replace(/\{\w+\}/, '(\\d{1,15})');
      const [, id] = new RegExp(`^${pattern}$`).exec(plain) ?? [];
      if (id) return { kind: kind as PickerKind, id: Number(id) };
    }
  return undefined;
}
