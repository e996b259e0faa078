import { globalSlotNames } from '#schemas/layout/slots.ts';
import { originOf } from './ask.ts';
import type { Page } from './crawl.ts';

/** Problems of a page, one sentence each. */
export type Check = (page: Page) => string[];

const textOf = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const attribute = (page: Page, selector: string, name: string): string | null | undefined =>
  page.document.querySelector(selector)?.getAttribute(name);
const all = (page: Page, selector: string): Element[] => [...page.document.querySelectorAll(selector)];
/** Path without the page's language and query. */
const pathOf = ({ address, language, partner }: Page): string => {
  const path = address.split('?', 1)[0] as string;
  return language === partner.languages[0] ? path : path.slice(language.length + 1) || '/';
};

/** Pages that SPEC section 2 shows without a header. */
const withoutHeader = ['/landing', '/ready', '/goodbye', '/sign-up/welcome'];

export const answersInItsLanguage: Check = (page) => [
  ...(page.status === 200 ? [] : [`answers ${page.status}`]),
  ...(attribute(page, 'html', 'lang') === page.language
    ? []
    : [`lang is ${attribute(page, 'html', 'lang')}`]),
];

export const hasOneHeadingAndTitle: Check = (page) => {
  const headings = all(page, 'h1').map(textOf);
  const title = textOf(page.document.querySelector('title'));
  return [
    ...(headings.length === 1 && headings[0] !== ''
      ? []
      : [`has the main headings ${JSON.stringify(headings)}`]),
    ...(title ? [] : ['has no title']),
    ...(all(page, 'title').length === 1 ? [] : ['has several titles']),
    ...(attribute(page, 'meta[name=description]', 'content')?.trim() ? [] : ['has no description']),
  ];
};

/** Its picture in shared links, with size and text; pages that search engines may not show need none. */
export const hasSharedPicture: Check = (page) => {
  const og = (name: string) => attribute(page, `meta[property="og:image${name}"]`, 'content') ?? '';
  if (page.headers['x-robots-tag'] && !og('')) return [];
  return [
    ...(og('').startsWith(originOf(page.partner.code)) ? [] : ['has no picture for shared links']),
    ...(Number(og(':width')) > 0 && Number(og(':height')) > 0 ? [] : [`has no size of ${og('')}`]),
    ...(og(':alt') ? [] : [`has no text of ${og('')}`]),
  ];
};

export const hasLandmarks: Check = (page) => {
  const isSpecial = withoutHeader.includes(pathOf(page));
  // Some templates end their special pages without a footer.
  const expected = { header: isSpecial ? 0 : 1, main: 1, ...(!isSpecial && { footer: 1 }) };
  const found = {
    header: all(page, 'header').filter((one) => !one.closest('main, article, section')).length,
    main: all(page, 'main').length,
    footer: all(page, 'footer').filter((one) => !one.closest('main, article, section')).length,
  };
  return Object.entries(expected).flatMap(([name, count]) =>
    found[name as keyof typeof found] === count
      ? []
      : [`has ${found[name as keyof typeof found]} × ${name}, not ${count}`],
  );
};

/** The demo site whose template has a search panel beside the page. */
const withPanel = 'haru';

/** It has the global slots of its kind of page, in order; header, search and footer are not empty. */
export const hasItsGlobalSlots: Check = (page) => {
  const path = pathOf(page);
  const hasPanel = page.partner.code === withPanel && !path.startsWith('/terms/');
  const filled = withoutHeader.includes(path)
    ? []
    : ['header', 'search', ...(hasPanel ? ['layoutSearch'] : []), 'footer'];
  const wanted = [...filled, 'floatingButton', 'popup', 'widget', 'consent'];
  const known = new Set<string>(globalSlotNames);
  const regions = all(page, 'maru-region').filter(({ id }) => known.has(id.slice(2)));
  const found = regions.map(({ id }) => id.slice(2));
  return [
    ...(`${found}` === `${wanted}` ? [] : [`has the slots ${found.join(', ')}, not ${wanted.join(', ')}`]),
    ...regions
      .filter((region) => filled.includes(region.id.slice(2)) && !region.firstElementChild)
      .map((region) => `has nothing in the slot ${region.id.slice(2)}`),
  ];
};

export const hasUniqueIds: Check = (page) => {
  const ids = all(page, '[id]').map(({ id }) => id);
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].map((id) => `has the id ${id} twice`);
};

/** An indexable page names itself and its translations. */
export const namesItselfAndItsTranslations: Check = (page) => {
  const { partner, document } = page;
  const isIndexed = !/noindex/.test(String(page.headers['x-robots-tag'] ?? ''));
  const canonical = attribute(page, 'link[rel=canonical]', 'href');
  if (!isIndexed)
    return /noindex/.test(attribute(page, 'meta[name=robots]', 'content') ?? '')
      ? []
      : ['is noindex in its header alone'];
  const origin = `http://${partner.code}.localhost`;
  const alternates = [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
    link.getAttribute('hreflang') ?? '',
    link.getAttribute('href') ?? '',
  ]);
  const own = alternates.find(([language]) => language === page.language)?.[1];
  return [
    ...(canonical?.startsWith(origin) ? [] : [`has the canonical ${canonical}`]),
    ...(canonical === own || alternates.length === 0
      ? []
      : [`is ${own} among its translations, but canonical is ${canonical}`]),
    ...alternates.flatMap(([language = '', href = '']) =>
      href.startsWith(origin) ? [] : [`names ${href} in ${language}`],
    ),
    ...(new Set(alternates.map(([language]) => language)).size === alternates.length
      ? []
      : ['names a language twice']),
  ];
};

/** Text that only appears because of a bug. */
const leaks = /\[object \w+\]|\bundefined\b|\bNaN\b|\{\w+(, \w+)*\}|&amp;(?:lt|gt|amp);|\$bind/;

/** Texts that visitors read or hear, each with its element. */
export function visibleTexts(page: Page): { text: string; element: Element }[] {
  const found: { text: string; element: Element }[] = [];
  const hidden = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT']);
  const walk = (element: Element) => {
    if (hidden.has(element.tagName)) return;
    for (const name of ['aria-label', 'alt', 'placeholder', 'title', 'aria-description'])
      if (element.getAttribute(name)?.trim())
        found.push({ text: element.getAttribute(name)?.trim() ?? '', element });
    for (const child of element.childNodes) {
      if (child.nodeType === 3 && child.textContent?.trim())
        found.push({ text: child.textContent.trim(), element });
      if (child.nodeType === 1) walk(child as Element);
    }
  };
  walk(page.document.body);
  return found;
}

export const leaksNothing: Check = (page) => [
  ...visibleTexts(page)
    .filter(({ text, element }) => leaks.test(text) && !element.closest('.CustomerArticle, .BoardArticle'))
    .map(({ text }) => `shows "${text.slice(0, 80)}"`),
  ...all(page, 'maru-island [data-failed], .ErrorCard').map(
    (element) => `holds a broken block: ${textOf(element)}`,
  ),
];

/** The search page without a search and the special pages have little text. */
const mayBeShort = [...withoutHeader, '/search'];

export const reads: Check = (page) => {
  const words = textOf(page.document.querySelector('main'));
  return words.length > (mayBeShort.includes(pathOf(page)) ? 20 : 60) ? [] : [`has no words but "${words}"`];
};

/** Texts that do not describe a link's target; search engines read links without their context. */
const emptyWords = new Set(
  '더보기|더 보기|자세히|자세히 보기|전체 보기|모두 보기|읽기|more|see all|view all|learn more|see details|details|read|read more|詳しく見る|もっと見る|すべて見る|一覧を見る|続きを読む|読む|更多|了解更多|查看更多|查看详情|查看全部|阅读'.split(
    '|',
  ),
);

/** Name of a link: its label, else its text, else the alternative texts of its pictures. */
const nameOf = (link: Element): string =>
  link.getAttribute('aria-label') ??
  (textOf(link) ||
    [...link.querySelectorAll('img')]
      .map((image) => image.getAttribute('alt'))
      .join(' ')
      .trim());

export const namesItsLinks: Check = (page) =>
  all(page, 'a[href]').flatMap((link) => {
    const name = nameOf(link);
    if (!name) return [`has a link to ${link.getAttribute('href')} without a name`];
    return emptyWords.has(name.toLowerCase()) ? [`has a link with only the text "${name}"`] : [];
  });

export const runsNothingInline: Check = (page) => {
  const policy = String(page.headers['content-security-policy'] ?? '');
  return [
    ...(policy.includes("script-src 'self'") && !/script-src[^;]*unsafe/.test(policy)
      ? []
      : [`may run what its policy lets: ${policy}`]),
    ...all(page, 'script')
      // Browsers do not run data.
      .filter(
        (script) =>
          !script.getAttribute('src') &&
          !/^application\/(ld\+)?json$/.test(script.getAttribute('type') ?? ''),
      )
      .map((script) => `has an inline script: ${script.textContent?.slice(0, 60)}`),
    ...all(page, '*')
      .flatMap((element) => [...element.attributes])
      .filter(
        ({ name, value }) => (/^on[a-z]+$/.test(name) && name !== 'on') || /^\s*javascript:/i.test(value),
      )
      .map(({ name, value }) => `has ${name}="${value}"`),
    ...all(page, 'script[type="application/json"]').flatMap((script) => {
      try {
        JSON.parse(script.textContent ?? '');
        return [];
      } catch {
        return [`has a model that is no JSON: ${script.textContent?.slice(0, 60)}`];
      }
    }),
  ];
};
