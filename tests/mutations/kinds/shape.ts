import type { JsonPath } from '#schemas/layout/walk-nodes.ts';
import {
  type Json,
  type Kind,
  kind,
  misspelt,
  nodesOf,
  type Pick,
  pageKeysOf,
  rename,
  setAt,
  shapeKind,
} from '../mutation.ts';

type Target = (site: Json, pick: Pick) => { object: Json; path: JsonPath };

/** Objects of a document by what they are. */
const root: Target = (site) => ({ object: site, path: [] });
const aPage: Target = (site, pick) => {
  const key = pick.one(pageKeysOf(site));
  return { object: site.pages[key], path: ['pages', key] };
};
const aNode: Target = (site, pick) => {
  const { node, path } = pick.one(nodesOf(site));
  return { object: node, path };
};
const aSource: Target = (site, pick) => {
  const { node, path } = pick.one(nodesOf(site, (placed) => placed.node.source?.params !== undefined));
  return { object: node.source, path: [...path, 'source'] };
};
const anEntry: Target = (site, pick) => {
  const index = pick.one([...site.menu.keys()] as number[]);
  return { object: site.menu[index], path: ['menu', index] };
};

/** Mutations of the root leave no other place. */
const of = (target: Target, id: string, apply: Kind['apply']): Kind =>
  kind(id, apply, { stage: 'shape', ...(target === root && { alone: true }) });

/** A key of these objects that is there has a typing error. */
const misspeltKeys = (target: Target, name: string, ...keys: string[]): Kind[] =>
  keys.map((key) =>
    of(target, `${name}-key-misspelt-${key}`, (site, pick) => {
      const { object, path } = target(site, pick);
      if (!(key in object)) object[key] = null;
      rename(object, key, misspelt(key));
      return { path: [...path, misspelt(key)], rule: 'shape' };
    }),
  );
const missingKeys = (target: Target, name: string, ...keys: string[]): Kind[] =>
  keys.map((key) =>
    of(target, `${name}-key-missing-${key}`, (site, pick) => {
      const { object, path } = target(site, pick);
      delete object[key];
      return { path, rule: 'shape' };
    }),
  );
/** A value of the wrong type, or one that is never allowed. */
const wrongValue = (target: Target, name: string, key: string, value: unknown): Kind =>
  of(target, name, (site, pick) => {
    const { object, path } = target(site, pick);
    object[key] = value;
    return { path: [...path, key], rule: 'shape' };
  });
/** The same, with the error below the key. */
const wrongWithin = (target: Target, name: string, key: string, value: unknown, below: JsonPath): Kind =>
  of(target, name, (site, pick) => {
    const { object, path } = target(site, pick);
    object[key] = value;
    return { path: [...path, key, ...below], rule: 'shape' };
  });

/** Documents whose keys and values do not belong to a site document. */
export const shapeKinds: Kind[] = [
  ...misspeltKeys(root, 'root', 'formatVersion', 'template', 'menu', 'slots', 'pages', 'recommendedKeywords'),
  ...misspeltKeys(aPage, 'page', 'sections', 'title', 'noindex', 'sources', 'description'),
  ...misspeltKeys(aNode, 'node', 'id', 'type', 'v', 'data', 'when'),
  ...misspeltKeys(aSource, 'source', 'name', 'params', 'deferred'),
  ...misspeltKeys(anEntry, 'menu', 'url', 'title', 'subList', 'useWidget'),
  ...missingKeys(root, 'root', 'formatVersion', 'menu'),
  ...missingKeys(aPage, 'page', 'sections'),
  ...missingKeys(aNode, 'node', 'id', 'type', 'v', 'data'),
  ...missingKeys(aSource, 'source', 'name'),
  ...missingKeys(anEntry, 'menu', 'url', 'title'),
  wrongValue(root, 'format-version-text', 'formatVersion', '1'),
  wrongValue(root, 'format-version-unknown', 'formatVersion', 2),
  wrongValue(root, 'template-number', 'template', 1),
  wrongValue(root, 'pages-list', 'pages', []),
  wrongValue(root, 'menu-object', 'menu', {}),
  wrongValue(root, 'slots-list', 'slots', []),
  wrongValue(aPage, 'sections-object', 'sections', {}),
  wrongValue(aPage, 'noindex-text', 'noindex', 'yes'),
  wrongValue(aPage, 'title-number', 'title', 2026),
  wrongValue(aPage, 'title-without-language', 'title', {}),
  wrongValue(aNode, 'id-number', 'id', 7),
  wrongValue(aNode, 'id-with-blank', 'id', 'my hero'),
  wrongValue(aNode, 'id-with-digit-first', 'id', '1st'),
  wrongValue(aNode, 'id-korean', 'id', '소개'),
  wrongValue(aNode, 'type-empty', 'type', ''),
  wrongValue(aNode, 'version-text', 'v', '1'),
  wrongValue(aNode, 'version-zero', 'v', 0),
  wrongValue(aNode, 'version-fraction', 'v', 1.5),
  wrongValue(aNode, 'data-list', 'data', []),
  wrongValue(aNode, 'data-null', 'data', null),
  wrongValue(aNode, 'hidden-text', 'hidden', 'yes'),
  wrongValue(aNode, 'when-text', 'when', 'always'),
  wrongWithin(aNode, 'when-language-unknown', 'when', { locales: ['kr'] }, ['locales', 0]),
  wrongWithin(aNode, 'when-languages-empty', 'when', { locales: [] }, ['locales']),
  wrongWithin(aNode, 'when-device-unknown', 'when', { devices: ['TABLET'] }, ['devices', 0]),
  wrongWithin(aNode, 'when-devices-empty', 'when', { devices: [] }, ['devices']),
  wrongWithin(aNode, 'when-type-unknown', 'when', { homepageTypes: ['SHOP'] }, ['homepageTypes', 0]),
  wrongWithin(aNode, 'when-day-slashes', 'when', { from: '2026/12/01' }, ['from']),
  wrongWithin(aNode, 'when-day-impossible', 'when', { until: '2026-02-30' }, ['until']),
  wrongWithin(aNode, 'when-key-unknown', 'when', { form: '2026-12-01' }, ['form']),
  wrongValue(aSource, 'source-params-list', 'params', []),
  wrongValue(aSource, 'source-deferred-text', 'deferred', 'true'),
  wrongValue(anEntry, 'menu-url-script', 'url', 'javascript:alert(1)'),
  wrongValue(anEntry, 'menu-url-relative', 'url', 'products'),
  wrongValue(anEntry, 'menu-url-without-scheme', 'url', '//naver.com'),
  wrongValue(anEntry, 'menu-url-empty', 'url', ''),
  wrongValue(anEntry, 'menu-url-file', 'url', 'file:///etc/passwd'),
  wrongWithin(anEntry, 'menu-title-language', 'title', { kr: '소개' }, ['kr']),
  wrongValue(anEntry, 'menu-widget-unknown', 'useWidget', 'chat'),
  wrongValue(anEntry, 'menu-sub-list-object', 'subList', {}),
  shapeKind('page-key-without-slash', (site, pick) => {
    const key = pick.one(pageKeysOf(site));
    rename(site.pages, key, key.slice(1));
    return { path: ['pages', key.slice(1)], rule: 'shape' };
  }),
  shapeKind('slot-unknown', (site) => {
    site.slots.haeder = null;
    return { path: ['slots', 'haeder'], rule: 'shape' };
  }),
  shapeKind('slot-list', (site) => {
    setAt(site, ['slots', 'footer'], [site.slots.footer]);
    return { path: ['slots', 'footer'], rule: 'shape' };
  }),
  ...[
    ['token-with-semicolon', 'color.primary.500', 'red; } body { display: none'],
    ['token-with-url', 'color.bg', 'url(https://a.example/x.png)'],
    ['token-unclosed', 'color.bg', 'rgb(1 2 3'],
    ['token-without-group', 'accent', '#fff'],
    ['token-object', 'color.bg', { dark: '#000' }],
  ].map(([id, name, value]) =>
    shapeKind(String(id), (site) => {
      site.theme = { ...site.theme, [String(name)]: value };
      return { path: ['theme', String(name)], rule: 'shape' };
    }),
  ),
];
