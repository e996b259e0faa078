import { readdirSync } from 'node:fs';
import { originOf } from './ask.ts';
import type { Check } from './checks.ts';
import { languageOf, type Page } from './crawl.ts';

const all = (page: Page, selector: string): Element[] => [...page.document.querySelectorAll(selector)];

/** URLs that are not localized pages: files, calls and short URLs. */
const isFile = /^\/(_|api\/|files\/|assets\/|fonts\/|s\/|homepage-meta\/)/;

/** Links and forms stay in the page's language unless they specify another; new windows use `noopener`. */
export const linksStayInTheirLanguage: Check = (page) => [
  ...all(page, 'a[href], form[action]').flatMap((element) => {
    const href = element.getAttribute('href') ?? element.getAttribute('action') ?? '';
    if (!/^\/(?!\/)/.test(href) || isFile.test(href)) return [];
    const wanted = element.getAttribute('hreflang') ?? page.language;
    const target = languageOf(page.partner, href);
    return target === wanted ? [] : [`links to ${href} in ${target}, not ${wanted}`];
  }),
  ...all(page, 'a[target="_blank"]')
    .filter((link) => !/\bnoopener\b/.test(link.getAttribute('rel') ?? ''))
    .map((link) => `opens ${link.getAttribute('href')} in a window without rel="noopener"`),
];

const references = [
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'popovertarget',
  'commandfor',
];

/** References to ids resolve: labels, descriptions, buttons of popovers and dialogs, links within the page. */
export const referencesLead: Check = (page) => {
  const ids = new Set(all(page, '[id]').map(({ id }) => id));
  const named = references.flatMap((name) =>
    all(page, `[${name}]`).flatMap((element) =>
      (element.getAttribute(name) ?? '').split(/\s+/).map((id) => [`${element.localName}[${name}]`, id]),
    ),
  );
  const anchors = all(page, 'a[href^="#"]').map((link) => [
    'a',
    decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''),
  ]);
  return [...named, ...anchors]
    .filter(([, id = '']) => id && !ids.has(id))
    .map(([from, id]) => `refers from ${from} to #${id}, which is not there`);
};

/** An indexed page lists exactly itself and its version in each language of the partner, the main one as default. */
export const namesEveryVersion: Check = (page) => {
  const { partner, language, document, address } = page;
  const versions = all(page, 'link[rel=alternate][hreflang]');
  const canonical = all(page, 'link[rel=canonical]').map((link) => link.getAttribute('href') ?? '');
  if (page.headers['x-robots-tag'])
    return versions.length + canonical.length === 0
      ? []
      : ['is not indexed, but names a canonical or versions'];
  const [main = ''] = partner.languages;
  const path = address.split('?', 1)[0] ?? '';
  const plain = language === main ? path : path.slice(language.length + 1) || '/';
  const of = (code: string) =>
    originOf(partner.code) + (code === main ? plain : `/${code}${plain === '/' ? '' : plain}`);
  const wanted = [...partner.languages.map((code) => `${code} ${of(code)}`), `x-default ${of(main)}`].sort();
  const found = versions
    .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')?.split('?')[0]}`)
    .sort();
  const shared = document.querySelector('meta[property="og:url"]')?.getAttribute('content');
  return [
    ...(canonical.length === 1 && canonical[0]?.split('?')[0] === of(language)
      ? []
      : [`has the canonical ${canonical}, not ${of(language)}`]),
    ...(`${found}` === `${wanted}`
      ? []
      : [`names the versions ${found.join(', ')}, not ${wanted.join(', ')}`]),
    ...(shared === canonical[0] ? [] : [`is shared as ${shared}, not by its canonical`]),
  ];
};

const codes = readdirSync('fixtures/partners');

/** A site contains nothing of another partner: no file, no address, no cache tag. */
export const showsNoOtherPartner: Check = ({ partner, text, headers }) => {
  const tags = `${headers['cache-tag'] ?? ''}`.split(',');
  return codes
    .filter((code) => code !== partner.code)
    .flatMap((code) => [
      ...(new RegExp(`files(/|%2F)${code}(/|%2F)`, 'i').test(text) ? [`shows a file of ${code}`] : []),
      ...(text.includes(`${code}.localhost`) ? [`names an address of ${code}`] : []),
      ...(tags.includes(`site:${code}`) ? [`is tagged as a page of ${code}`] : []),
    ]);
};

const wantedHeaders: [string, RegExp][] = [
  ['content-type', /^text\/html; charset=utf-8$/],
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^SAMEORIGIN$/],
  ['cross-origin-opener-policy', /^same-origin-allow-popups$/],
  ['cross-origin-resource-policy', /^same-origin$/],
  // Back buttons without the Navigation API need the referrer of their own site; no other site may learn anything.
  ['referrer-policy', /^same-origin$/],
  ['permissions-policy', /camera=\(\)/],
  ['content-security-policy', /object-src 'none'; base-uri 'none'/],
  ['cache-control', /^public, max-age=0, s-maxage=\d+/],
  ['etag', /^(W\/)?"[^"]+"$/],
  ['vary', /^Accept-Encoding$/],
];
const unwantedHeaders = [
  'set-cookie',
  'x-powered-by',
  'server',
  'access-control-allow-origin',
  'server-timing',
];

/** Headers of every page for browsers and caches; it sets no cookie and does not reveal its software. */
export const sendsItsHeaders: Check = ({ partner, language, headers }) => [
  ...wantedHeaders
    .filter(([name, pattern]) => !pattern.test(`${headers[name] ?? ''}`))
    .map(([name]) => `sends ${name}: ${headers[name]}`),
  ...(headers['content-language'] === language
    ? []
    : [`sends content-language: ${headers['content-language']}`]),
  ...(`${headers['cache-tag']}`.split(',').includes(`site:${partner.code}`)
    ? []
    : ['has no cache-tag of its site']),
  ...unwantedHeaders.filter((name) => headers[name] !== undefined).map((name) => `sends ${name}`),
];
