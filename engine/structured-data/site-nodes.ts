import type { WebSite } from 'schema-dts';
import type { PageContext } from '#engine/context/page-context.ts';
import type { StructuredNode } from '#registry/structured-data.ts';
import { addressOn, clinicReference } from './clinic.ts';

/** A search with its placeholder, which search engines read beside `target` and schema.org's types do not have. */
type Search = {
  '@type': 'SearchAction';
  target: { '@type': 'EntryPoint'; urlTemplate: string };
  'query-input': string;
};

/** The site itself and its search: on the home page only, where search engines look for them. */
export function siteNodes(page: PageContext): StructuredNode[] {
  if (page.pageKey !== '/') return [];
  const search: Search = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${addressOn(page, '/search')}?keyword={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  const site: WebSite & { potentialAction: Search } = {
    '@type': 'WebSite',
    '@id': `${addressOn(page, '/')}#website`,
    url: addressOn(page, '/'),
    name: page.partner.displayName,
    inLanguage: page.locale,
    publisher: clinicReference(page),
    potentialAction: search,
  };
  return [site];
}
