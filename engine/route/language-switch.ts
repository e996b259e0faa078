import type { LanguageCode } from '#schemas/primitives.ts';
import { localizedHref } from './href.ts';
import { notFoundKey } from './page-keys.ts';
import { isThirdLevel } from './page-level.ts';

/** Content that exists in one language only: the switch leads home. */
const homeBound = ['/exhibitions/', '/brandings/'];

/** Content whose list exists in every language, by page-key prefix; `segments`: length of the list's path. */
const listBound = [
  { start: '/products/', segments: 1 },
  { start: '/boards/', segments: 2 },
  { start: '/cscenter/notice/', segments: 2 },
  { start: '/cscenter/boards/', segments: 3 },
];

/**
 * Where the language switch leads (SPEC section 4): from an exhibition or branding to the home page, from a notice,
 * board article or product to the parent list, else to the same page.
 * @param path path without the language segment.
 * @param pageKey the page key that the path matched.
 * @param target the chosen language.
 * @param main the partner's main language, which has no segment.
 * @param search query string of the page with its `?`, preserved only if the page stays the same.
 */
export function languageSwitchHref(
  path: string,
  pageKey: string,
  target: LanguageCode,
  main: LanguageCode,
  search = '',
): string {
  const here = () => localizedHref(path, target, main) + search;
  // An unknown URL has no page in another language either.
  if (pageKey === notFoundKey) return localizedHref('/', target, main);
  // The form for a new article is the same in every language.
  if (!isThirdLevel(pageKey) || pageKey.endsWith('/write')) return here();
  if (homeBound.some((start) => pageKey.startsWith(start))) return localizedHref('/', target, main);
  const list = listBound.find(({ start }) => pageKey.startsWith(start));
  if (!list) return here();
  const parent = path
    .split('/')
    .slice(0, list.segments + 1)
    .join('/');
  return localizedHref(parent, target, main);
}
