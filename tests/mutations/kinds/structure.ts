import { append, inPage, type Json, type Kind, kind, node, nodesOf, pageKeysOf } from '../mutation.ts';

const inSlot = (id: string, rule: string, slot: string, type: string): Kind =>
  kind(id, (site) => {
    site.slots[slot] = node(type);
    return { path: ['slots', slot, 'type'], rule };
  });
/** Puts a condition on the section that brings the heading of a page. */
const headingWhen = (id: string, when: object): Kind =>
  kind(id, (site, pick) => {
    const key = pick.one(pageKeysOf(site, (one) => site.pages[one].sections[0]?.type === 'PageIntro'));
    site.pages[key].sections[0].when = when;
    return { path: ['pages', key, 'sections', 0, 'when'], rule: 'heading-hidden' };
  });
const quote = (more: object) => node('QuoteBanner', { quote: '천천히 듣습니다' }, more);
/** A list whose filter is shown under another condition than the list itself. */
const nested = (id: string, outside: object, inside: object): Kind => {
  const filter = node('CategoryNav', {}, { source: { name: 'product-categories' }, when: inside });
  const list = node(
    'ProductList',
    {},
    { source: { name: 'products' }, when: outside, slots: { filters: [filter] } },
  );
  return inPage(id, 'when-never', list, 'slots', 'filters', 0, 'when');
};
const entries = (count: number, title: string) =>
  Array.from({ length: count }, () => ({
    url: '/info',
    title: { ko: title, en: title, ja: title, zh: title },
  }));
const emptied = (slot: string, rule: string): Kind[] => [
  kind(`${slot}-removed`, (site) => {
    site.slots[slot] = null;
    return { path: ['slots', slot], rule };
  }),
  kind(`${slot}-removed-from-page`, (site, pick) => {
    const key = pick.one(pageKeysOf(site));
    site.pages[key].slots = { ...site.pages[key].slots, [slot]: null };
    return { path: ['pages', key, 'slots', slot], rule };
  }),
];

/** Pages and slots without what visitors need, or with too much of it. */
export const structureKinds: Kind[] = [
  inPage('header-among-sections', 'block-place', node('HeaderBar'), 'type'),
  inPage('footer-among-sections', 'block-place', node('FooterMain'), 'type'),
  inPage('popups-among-sections', 'block-place', node('Popups', {}, { source: { name: 'popups' } }), 'type'),
  inPage('picker-among-sections', 'block-place', node('OptionPicker'), 'type'),
  inPage('cart-among-sections', 'block-place', node('CartButton'), 'type'),
  inPage('search-among-sections', 'block-place', node('SearchOverlay'), 'type'),
  inSlot('header-in-footer', 'block-place', 'footer', 'HeaderBar'),
  // It also brings what a removed footer would lack.
  { ...inSlot('footer-in-header', 'block-place', 'header', 'FooterMain'), alone: true },
  inSlot('section-in-search', 'block-place', 'search', 'PageIntro'),
  inSlot('header-in-widget', 'block-place', 'widget', 'HeaderBar'),
  kind('section-among-controls', (site) => {
    const { utility } = site.slots.header.slots;
    utility.push(node('PageIntro'));
    return { path: ['slots', 'header', 'slots', 'utility', utility.length - 1, 'type'], rule: 'block-place' };
  }),
  inPage('heading-twice', 'heading-repeated', node('HeroStatement', { title: '두 번째' })),
  inPage(
    'heading-twice-on-phones',
    'heading-repeated',
    node('PageIntro', {}, { when: { devices: ['MOBILE'] } }),
  ),
  inPage(
    'heading-twice-from-some-day',
    'heading-repeated',
    node('PageIntro', {}, { when: { from: '2027-01-01' } }),
  ),
  kind('heading-missing', (site, pick) => {
    const key = pick.one(pageKeysOf(site, (one) => site.pages[one].sections[0]?.type === 'PageIntro'));
    site.pages[key].sections.shift();
    return { path: ['pages', key], rule: 'heading-missing' };
  }),
  kind('sections-missing', (site, pick) => {
    const key = pick.one(pageKeysOf(site));
    site.pages[key].sections = [];
    return { path: ['pages', key], rule: 'heading-missing' };
  }),
  headingWhen('heading-in-one-language', { locales: ['ko'] }),
  headingWhen('heading-on-computers', { devices: ['PC'] }),
  headingWhen('heading-for-one-type', { homepageTypes: ['COMMERCE'] }),
  headingWhen('heading-until-some-day', { until: '2027-03-31' }),
  headingWhen('heading-from-some-day', { from: '2027-03-31' }),
  ...emptied('header', 'header-removed'),
  ...emptied('footer', 'legal-identity-removed'),
  ...emptied('consent', 'consent-removed'),
  kind('language-switch-removed', (site) => {
    const { slots } = site.slots.header;
    slots.utility = slots.utility.filter(({ type }: Json) => type !== 'LanguageSwitcher');
    return { path: ['slots', 'header'], rule: 'languages-removed' };
  }),
  kind('header-without-controls', (site) => {
    delete site.slots.header.slots;
    return { path: ['slots', 'header'], rule: 'languages-removed' };
  }),
  kind('home-not-indexed', (site) => {
    site.pages['/'].noindex = true;
    return { path: ['pages', '/', 'noindex'], rule: 'home-noindex' };
  }),
  kind('section-copied', (site, pick) => {
    const key = pick.one(pageKeysOf(site, (one) => site.pages[one].sections.length > 1));
    const { sections } = site.pages[key];
    const copied = { ...structuredClone(sections.at(-1)), id: 'copied' };
    return { path: append(site, key, copied), rule: 'section-repeated' };
  }),
  kind('slot-id-shared', (site) => {
    site.slots.footer.id = site.slots.header.id;
    return { path: ['slots', 'footer', 'id'], rule: 'slot-id-shared' };
  }),
  kind('language-twice', (site) => {
    site.languages = [{ languageCode: 'ko' }, { languageCode: 'en' }, { languageCode: 'ko' }];
    return { path: ['languages', 2], rule: 'language-list' };
  }),
  kind(
    'menu-empty',
    (site) => {
      site.menu = [];
      return { path: ['menu'], rule: 'menu-empty' };
    },
    { alone: true },
  ),
  kind(
    'menu-too-long',
    (site) => {
      site.menu = entries(14, '시술 안내');
      return { path: ['menu'], rule: 'menu-width' };
    },
    { alone: true },
  ),
  kind('sub-menu-too-long', (site, pick) => {
    const index = pick.one([...site.menu.keys()] as number[]);
    site.menu[index].subList = entries(12, '우리 병원의 시술 안내');
    return { path: ['menu', index, 'subList'], rule: 'menu-width' };
  }),
  inPage(
    'when-ends-before',
    'when-period',
    quote({ when: { from: '2027-02-01', until: '2027-01-31' } }),
    'when',
  ),
  inPage('when-over', 'when-past', quote({ when: { until: '2025-12-31' } }), 'when', 'until'),
  nested('when-types-never-together', { homepageTypes: ['COMMERCE'] }, { homepageTypes: ['BRANDING'] }),
  nested('when-languages-never-together', { locales: ['ko'] }, { locales: ['en'] }),
  nested('when-devices-never-together', { devices: ['PC'] }, { devices: ['MOBILE'] }),
  nested('when-days-never-together', { until: '2027-01-31' }, { from: '2027-02-01' }),
  kind('when-language-not-offered', (site, pick) => {
    const offered = Object.keys(site.menu[0].title);
    const other = pick.one(['ko', 'en', 'ja', 'zh'].filter((code) => !offered.includes(code)));
    const { node: one, path } = pick.one(
      nodesOf(site, (each) => each.path.at(-1) !== 0 && each.page !== undefined),
    );
    one.when = { locales: [other as 'ko'] };
    return { path: [...path, 'when', 'locales', 0], rule: 'when-language' };
  }),
];
