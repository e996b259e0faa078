import type { PageContext } from '#engine/context/page-context.ts';

const islandKeys = [
  'locale',
  'mainLocale',
  'path',
  'pageKey',
  'params',
  'query',
  'origin',
  'preview',
] as const;

/**
 * What every island knows about its page: the route and the language. It is sent with every page, so each key is
 * listed: no facts, no form, no consent texts. Nor the clock: it would change the text of every rebuilt page, and
 * browsers that have the page would have to download it again.
 */
export type IslandPage = Pick<PageContext, (typeof islandKeys)[number]>;

export type PickedFacts = Record<string, Record<string, unknown>>;

/** The part of a page that every island receives. */
export function islandPage(page: PageContext): IslandPage {
  const known = islandKeys.filter((key) => page[key] !== undefined);
  return Object.fromEntries(known.map((key) => [key, page[key]])) as IslandPage;
}

/**
 * The facts that an island's meta lists (`config.vatRate`, `menu`, `now`), by root. Nothing else may reach the browser.
 * @throws Error for an unknown root
 */
export function pickFacts(page: PageContext, facts: readonly string[]): PickedFacts {
  const picked: Record<string, Record<string, unknown>> = {};
  for (const fact of facts) {
    const [root = '', key] = fact.split('.');
    const from = page[root as keyof PageContext] as Record<string, unknown> | undefined;
    if (from === undefined)
      throw new Error(
        `[render] Unknown fact "${fact}". Facts start with partner, marketing, config, menu, languages, recommendedKeywords, pageTitle or now.`,
      );
    if (key === undefined) picked[root] = from;
    else picked[root] = { ...picked[root], [key]: from[key] };
  }
  return picked;
}

/** The page as an island sees it. The server uses it too, so that a fact missing from the meta is noticed there. */
export function islandContext(page: IslandPage, facts: PickedFacts): PageContext {
  return {
    partner: {},
    marketing: {},
    config: {},
    menu: [],
    languages: [],
    pageTitle: '',
    recommendedKeywords: [],
    ...page,
    ...facts,
  } as unknown as PageContext;
}
