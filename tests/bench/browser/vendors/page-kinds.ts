import { type DemoPartner, everyPath } from '#tests/e2e/demo-pages.ts';

/** A kind of page. `isIndexed`: search engines may show it, so its SEO score counts. */
export type PageKind = { name: string; pattern: RegExp; isIndexed: boolean };

/** Ten kinds that search engines show, and the results of a search, which they must not. */
export const pageKinds: readonly PageKind[] = [
  { name: 'home', pattern: /^\/$/, isIndexed: true },
  { name: 'treatments', pattern: /^\/products$/, isIndexed: true },
  { name: 'treatment', pattern: /^\/products\/\d+$/, isIndexed: true },
  { name: 'category', pattern: /^\/products\/category\/\d+$/, isIndexed: true },
  { name: 'events', pattern: /^\/exhibitions$/, isIndexed: true },
  { name: 'event', pattern: /^\/exhibitions\/\d+$/, isIndexed: true },
  { name: 'staff', pattern: /^\/introduce\/staff$/, isIndexed: true },
  { name: 'notices', pattern: /^\/cscenter\/notice$/, isIndexed: true },
  { name: 'notice', pattern: /^\/cscenter\/notice\/\d+$/, isIndexed: true },
  { name: 'contact', pattern: /^\/cscenter\/contact$/, isIndexed: true },
  { name: 'article', pattern: /^\/boards\/\d+\/detail\/\d+$/, isIndexed: true },
  { name: 'search results', pattern: /^\/search\?keyword=/, isIndexed: false },
];

/** A page of each kind that the partner has. */
export const kindsOf = (partner: DemoPartner): { kind: PageKind; path: string }[] => {
  const paths = everyPath(partner);
  return pageKinds.flatMap((kind) => {
    const path = paths.find((one) => kind.pattern.test(one));
    return path ? [{ kind, path }] : [];
  });
};
