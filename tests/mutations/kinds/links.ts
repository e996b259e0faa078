import {
  append,
  type Json,
  type Kind,
  kind,
  misspelt,
  NoPlace,
  node,
  pageKeysOf,
  valuesOf,
} from '../mutation.ts';

/** Changes the URL of an entry of the menu. */
const inMenu = (id: string, url: string | ((url: string) => string), rule: string): Kind =>
  kind(id, (site, pick) => {
    const index = pick.one([...site.menu.keys()] as number[]);
    site.menu[index].url = typeof url === 'string' ? url : url(site.menu[index].url);
    return { path: ['menu', index, 'url'], rule };
  });
const inSubMenu = (id: string, url: string | ((url: string) => string), rule: string): Kind =>
  kind(id, (site, pick) => {
    const index = pick.one([...site.menu.keys()].filter((one) => site.menu[one].subList?.length) as number[]);
    const { subList } = site.menu[index];
    const sub = pick.below(subList.length);
    subList[sub].url = typeof url === 'string' ? url : url(subList[sub].url);
    return { path: ['menu', index, 'subList', sub, 'url'], rule };
  });
/** Changes the URL of a card or a button in a section. */
const inSection = (id: string, url: string | ((url: string) => string), rule: string): Kind =>
  kind(id, (site, pick) => {
    const { path } = pick.one(
      valuesOf(
        site,
        (value, at) =>
          at.at(-1) === 'url' &&
          at.includes('sections') &&
          typeof value === 'string' &&
          /^\/(?!files)./.test(value),
      ),
    );
    const link = path.slice(0, -1).reduce((value, key) => value[key], site);
    link.url = typeof url === 'string' ? url : url(link.url);
    return { path, rule };
  });
const inText = (id: string, href: string, rule: string): Kind =>
  kind(id, (site, pick) => {
    const text = node('RichText', { html: `<p>가격은 <a href="${href}">여기</a>에 있습니다.</p>` });
    return { path: [...append(site, pick.one(pageKeysOf(site)), text), 'data', 'html'], rule };
  });
const inSlot = (
  id: string,
  slot: string,
  path: (string | number)[],
  change: (node: Json) => void,
  rule = 'link-page',
): Kind =>
  kind(id, (site) => {
    if (!site.slots[slot]) throw new NoPlace();
    change(site.slots[slot]);
    return { path: ['slots', slot, ...path], rule };
  });

/** Links that lead to nothing, or elsewhere than meant. */
export const linkKinds: Kind[] = [
  inMenu('menu-link-misspelt', misspelt, 'link-page'),
  inMenu('menu-link-deeper', (url) => `${url}/more`, 'link-page'),
  inMenu('menu-link-to-nothing', '/nowhere/at/all', 'link-page'),
  inMenu('menu-link-to-page-key', '/products/{productId}', 'link-page'),
  inMenu('menu-link-with-capital', (url) => `/${url[1]?.toUpperCase()}${url.slice(2)}`, 'link-page'),
  inMenu('menu-link-with-language', (url) => `/en${url}`, 'link-language'),
  inMenu('menu-link-with-main-language', (url) => `/ko${url}`, 'link-language'),
  inMenu('menu-link-with-language-not-offered', (url) => `/zh${url}`, 'link-language'),
  inSubMenu('sub-menu-link-misspelt', misspelt, 'link-page'),
  inSubMenu('sub-menu-link-to-page-key', '/boards/{boardTypeId}', 'link-page'),
  inSubMenu('sub-menu-link-with-language', (url) => `/ja${url}`, 'link-language'),
  inSubMenu('sub-menu-link-to-no-board', '/boards/987', 'link-id'),
  inSection('button-misspelt', (url) => misspelt(url.split('?')[0] ?? ''), 'link-page'),
  inSection('button-to-nothing', '/rezervation', 'link-page'),
  inSection('button-to-page-key', '/exhibitions/{exhibitionId}', 'link-page'),
  inSection('button-with-language', (url) => `/zh${url}`, 'link-language'),
  inSection('button-to-no-treatment', '/products/98765', 'link-id'),
  inSection('button-to-no-event', '/exhibitions/98765', 'link-id'),
  inSection('button-to-no-story', '/brandings/98765', 'link-id'),
  inSection('button-to-no-notice', '/cscenter/notice/98765', 'link-id'),
  inSection('button-to-no-category', '/products?categoryId=98765', 'link-id'),
  inSection('button-to-no-part', '/info#p-nowhere', 'link-anchor'),
  inText('text-link-misspelt', '/produkts', 'link-page'),
  inText('text-link-to-page-key', '/products/{productId}', 'link-page'),
  inText('text-link-with-language', '/en/products', 'link-language'),
  inText('text-link-relative', 'products', 'link-markup'),
  inText('text-link-without-scheme', 'www.naver.com', 'link-markup'),
  inText('text-link-script', 'javascript:alert(1)', 'link-markup'),
  inText('text-link-to-no-treatment', '/products/98765', 'link-id'),
  inText('text-link-to-no-part', '#nowhere', 'link-anchor'),
  inSlot('header-button-misspelt', 'header', ['data', 'rightButton', 'buttonUrl'], (header) => {
    Object.assign(header.data, { rightButton: { buttonText: '예약', buttonUrl: '/cscenter/contakt' } });
  }),
  inSlot('header-back-misspelt', 'header', ['data', 'backUrl'], (header) => {
    Object.assign(header.data, { backUrl: '/prodcts' });
  }),
  inSlot('footer-link-misspelt', 'footer', ['data', 'links', 0, 'url'], (footer) => {
    Object.assign(footer.data, { links: [{ url: '/terms/privacy', title: '개인정보' }] });
  }),
  inSlot('floating-button-misspelt', 'floatingButton', ['data', 'subButtons', 0, 'url'], (floating) => {
    Object.assign(floating.data, { subButtons: [{ url: '/cscenter/fag', title: 'FAQ' }] });
  }),
  kind('menu-link-to-own-host', (site, pick) => {
    const index = pick.one([...site.menu.keys()] as number[]);
    site.menu[index].url = `https://${ownHost(site)}${site.menu[index].url}`;
    return { path: ['menu', index, 'url'], rule: 'link-own-host' };
  }),
];

/** The partner's host, by its pictures: `/files/bomnal/…` is of bomnal.localhost. */
const ownHost = (site: Json): string =>
  `${/\/files\/(\w+)\//.exec(JSON.stringify(site))?.[1] ?? 'bomnal'}.localhost`;
