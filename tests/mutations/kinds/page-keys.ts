import { type Kind, kind, misspelt, node, pageKeysOf, rename } from '../mutation.ts';

const page = () => ({ sections: [node('PageIntro', { title: 'Title' })] });

/** Adds a page. */
const newPage = (id: string, key: string, rule: string): Kind =>
  kind(id, (site) => {
    site.pages[key] = page();
    return { path: ['pages', key], rule };
  });

/** Gives a page another key. */
const renamed = (id: string, change: (key: string) => string, rule: string): Kind =>
  kind(id, (site, pick) => {
    const key = pick.one(pageKeysOf(site, (one) => change(one) !== one && one.length > 6));
    rename(site.pages, key, change(key));
    return { path: ['pages', change(key)], rule };
  });

const swapped = (key: string) => `${key.slice(0, -2)}${key.at(-1)}${key.at(-2)}`;

/** Keys of pages that visitors never reach. */
export const pageKeyKinds: Kind[] = [
  renamed('page-key-with-slash-at-end', (key) => `${key}/`, 'page-key'),
  renamed('page-key-with-blank', (key) => `${key} 2`, 'page-key'),
  renamed('page-key-with-query', (key) => `${key}?a=1`, 'page-key'),
  renamed('page-key-with-hash', (key) => `${key}#top`, 'page-key'),
  renamed('page-key-with-language', (key) => `/en${key}`, 'page-key'),
  renamed('page-key-with-slash-twice', (key) => `/${key}`, 'page-key'),
  renamed('page-key-with-dots', (key) => `/..${key}`, 'page-key'),
  renamed('page-key-escaped', (key) => `${key}%20`, 'page-key'),
  renamed('page-key-in-korean', (key) => `${key}-소개`, 'page-key'),
  renamed('page-key-misspelt', misspelt, 'page-key-near'),
  renamed('page-key-letter-missing', (key) => key.slice(0, -1), 'page-key-near'),
  renamed('page-key-letters-swapped', swapped, 'page-key-near'),
  renamed('page-key-with-capital', (key) => `/${key[1]?.toUpperCase()}${key.slice(2)}`, 'page-key-case'),
  newPage('page-key-japanese', '/お知らせ', 'page-key'),
  newPage('page-key-file-ending', '/about.html', 'page-key'),
  newPage('page-key-part-parameter', '/events/{id}.html', 'page-key'),
  newPage('page-key-colon-parameter', '/events/:id', 'page-key'),
  newPage('page-key-wildcard', '/events/*', 'page-key'),
  newPage('page-key-parameter-empty', '/events/{}', 'page-key'),
  newPage('page-key-parameter-twice', '/events/{id}/{id}', 'page-key'),
  newPage('page-key-parameter-unclosed', '/events/{id', 'page-key'),
  ...[
    '/api',
    '/files/a',
    '/_maru/page',
    '/healthz',
    '/readyz',
    '/s/summer',
    '/assets/a',
    '/fonts/a',
    '/_image',
  ].map((key) => newPage(`page-key-served-${key.replaceAll(/\W+/g, '-').slice(1)}`, key, 'page-key-served')),
  newPage('page-key-other-parameter', '/products/{id}', 'page-key-shadow'),
  newPage('page-key-other-parameter-deep', '/boards/{board}/detail/{article}', 'page-key-shadow'),
  newPage('page-key-same-shape', '/exhibitions/{event}', 'page-key-shadow'),
  newPage('page-unreachable', '/summer-event', 'page-unreachable'),
  newPage('page-unreachable-parameter', '/stories/{storyId}', 'page-unreachable'),
  kind('page-key-in-header-misspelt', (site) => {
    site.slots.header.data.overlayOn = ['/', '/introduc'];
    return { path: ['slots', 'header', 'data', 'overlayOn', 1], rule: 'page-key-unknown' };
  }),
];
