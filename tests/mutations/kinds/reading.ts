import {
  append,
  isSection,
  type Json,
  type Kind,
  kind,
  misspelt,
  node,
  nodesOf,
  ofType,
  pageKeysOf,
  rename,
  valuesOf,
} from '../mutation.ts';

/** Adds a section to some page, with the error at `below`. */
const badSection = (id: string, section: object, rule: string, ...below: (string | number)[]): Kind =>
  kind(id, (site, pick) => ({
    path: [...append(site, pick.one(pageKeysOf(site)), section), ...below],
    rule,
  }));

const products = (params: object, more: object = {}) =>
  node('ProductGrid', {}, { source: { name: 'products', params }, ...more });

/** Changes the source of a section that has one. */
const badSource = (id: string, change: (source: Json) => void, rule: string, ...below: string[]): Kind =>
  kind(id, (site, pick) => {
    const placed = pick.one(nodesOf(site, (one) => isSection(one) && one.node.source?.params !== undefined));
    change(placed.node.source);
    return { path: [...placed.path, 'source', ...below], rule };
  });

const badBinding = (id: string, $bind: string): Kind =>
  badSection(id, node('PageIntro', { title: { $bind } }), 'unknown-binding', 'data', 'title', '$bind');

/** Documents of the right shape that a site refuses: names that do not exist, and data that a block does not take. */
export const readingKinds: Kind[] = [
  kind('block-misspelt', (site, pick) => {
    const { node: one, path } = pick.one(nodesOf(site));
    one.type = misspelt(one.type);
    return { path: [...path, 'type'], rule: 'unknown-block' };
  }),
  kind('block-in-lower-case', (site, pick) => {
    const { node: one, path } = pick.one(nodesOf(site));
    one.type = one.type.toLowerCase();
    return { path: [...path, 'type'], rule: 'unknown-block' };
  }),
  kind('block-of-later-version', (site, pick) => {
    const { node: one, path } = pick.one(nodesOf(site));
    one.v = 9;
    return { path: [...path, 'v'], rule: 'block-version' };
  }),
  kind('data-key-misspelt', (site, pick) => {
    const { node: one, path } = pick.one(nodesOf(site, (each) => Object.keys(each.node.data).length > 0));
    const key = pick.one(Object.keys(one.data));
    rename(one.data, key, misspelt(key));
    return { path: [...path, 'data', misspelt(key)], rule: 'block-data' };
  }),
  kind('data-text-becomes-number', (site, pick) => {
    const { value, path } = pick.one(
      valuesOf(site, (each, at) => at.at(-1) === 'ko' && at.includes('sections') && typeof each === 'string'),
    );
    const parent = path.slice(0, -1).reduce<Json>((at, key) => at[key], site);
    parent.ko = value.length;
    return { path, rule: 'block-data' };
  }),
  kind('data-language-unknown', (site, pick) => {
    const { value, path } = pick.one(
      valuesOf(site, (each, at) => typeof each?.ko === 'string' && at.includes('sections')),
    );
    rename(value, 'ko', 'kr');
    return { path: [...path, 'kr'], rule: 'block-data' };
  }),
  kind('data-choice-misspelt', (site, pick) => {
    const { node: one, path } = pick.one(nodesOf(site, (each) => typeof each.node.data.variant === 'string'));
    one.data.variant = misspelt(String(one.data.variant));
    return { path: [...path, 'data', 'variant'], rule: 'block-data' };
  }),
  badSection('data-required-missing', node('QuoteBanner'), 'block-data', 'data'),
  badSection('data-list-empty', node('LinkCards', { items: [] }), 'block-data', 'data', 'items'),
  badSection(
    'data-list-too-long',
    node('LinkCards', { items: Array.from({ length: 13 }, () => ({ url: '/info', title: '안내' })) }),
    'block-data',
    'data',
    'items',
  ),
  badSection(
    'data-number-too-large',
    products({}, { data: { columns: 9 } }),
    'block-data',
    'data',
    'columns',
  ),
  badSection(
    'data-url-unsafe',
    node('LinkCards', { items: [{ url: 'javascript:x()', title: 'x' }] }),
    'block-data',
    'data',
    'items',
    0,
    'url',
  ),
  badSection(
    'data-picture-outside',
    node('PageIntro', { image: { url: '/files/../etc/passwd', width: 1, height: 1 } }),
    'block-data',
    'data',
    'image',
    'url',
  ),
  badSection(
    'data-picture-size-zero',
    node('PageIntro', { image: { url: '/files/a/b.webp', width: 0, height: 1 } }),
    'block-data',
    'data',
    'image',
    'width',
  ),
  kind('footer-color-invalid', (site) => {
    site.slots.footer.data.background = 'navy blue';
    return { path: ['slots', 'footer', 'data', 'background'], rule: 'block-data' };
  }),
  badSource(
    'source-misspelt',
    (source) => {
      source.name = misspelt(source.name);
    },
    'unknown-source',
    'name',
  ),
  badSource(
    'source-of-another-block',
    (source) => {
      source.name = 'page';
      delete source.params;
    },
    'block-source',
    'name',
  ),
  kind('source-missing', (site, pick) => {
    const { node: one, path } = pick.one(nodesOf(site, ofType('NoticeList', 'ProductGrid', 'StaffGrid')));
    delete one.source;
    return { path, rule: 'block-source' };
  }),
  badSection(
    'source-not-taken',
    node('QuoteBanner', { quote: 'a' }, { source: { name: 'notices' } }),
    'block-source',
    'source',
    'name',
  ),
  badSource(
    'source-param-misspelt',
    (source) => {
      source.params = { limti: 3 };
    },
    'source-param',
    'params',
    'limti',
  ),
  badSection('source-param-text', products({ limit: 'many' }), 'source-param', 'source', 'params', 'limit'),
  badSection(
    'source-param-too-large',
    products({ limit: 1000 }),
    'source-param',
    'source',
    'params',
    'limit',
  ),
  badSection(
    'source-param-choice',
    products({ sort: 'cheapest' }),
    'source-param',
    'source',
    'params',
    'sort',
  ),
  badSection(
    'slot-of-block-unknown',
    node('PageIntro', {}, { slots: { left: [] } }),
    'block-slot',
    'slots',
    'left',
  ),
  kind('slot-of-block-full', (site) => {
    const { menu } = site.slots.header.slots;
    menu.push({ ...menu[0], id: 'second-menu' });
    return { path: ['slots', 'header', 'slots', 'menu'], rule: 'block-slot' };
  }),
  kind('id-twice', (site, pick) => {
    const key = pick.one(pageKeysOf(site, (one) => site.pages[one].sections.length > 1));
    const { sections } = site.pages[key];
    sections.at(-1).id = sections[0].id;
    return { path: ['pages', key, 'sections', sections.length - 1, 'id'], rule: 'duplicate-id' };
  }),
  kind(
    'template-misspelt',
    (site) => {
      site.template = misspelt(site.template);
      return { path: ['template'], rule: 'unknown-template' };
    },
    { alone: true },
  ),
  kind('token-misspelt', (site) => {
    site.theme = { ...site.theme, 'color.primry.500': '#7a5c45' };
    return { path: ['theme', 'color.primry.500'], rule: 'unknown-token' };
  }),
  badBinding('binding-fact-misspelt', 'partner.partnerTell'),
  badBinding('binding-root-unknown', 'clinic.partnerTel'),
  badBinding('binding-parameter-missing', 'params.productId'),
  badBinding('binding-alias-missing', 'page.product.row.name'),
  badBinding('binding-clock-unknown', 'clock.tomorrow'),
  badBinding('binding-without-fact', 'partner'),
  badSection(
    'source-param-from-source',
    products({ categoryId: { $bind: 'page.product.row.id' } }),
    'unknown-binding',
    'source',
    'params',
    'categoryId',
    '$bind',
  ),
  badSection(
    'query-of-campaign',
    node('PageIntro', { lead: { $bind: 'query.utm_source' } }),
    'campaign-binding',
    'data',
    'lead',
    '$bind',
  ),
  badSection(
    'picture-missing',
    node('PageIntro', { image: { url: '/files/bomnal/nowhere.webp', width: 10, height: 10 } }),
    'picture-file',
    'data',
    'image',
    'url',
  ),
];
