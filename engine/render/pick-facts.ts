import type { PageContext } from '#engine/context/page-context.ts';

const factRoots = ['partner', 'marketing', 'config'] as const;

type PageOnly = 'menu' | 'languages' | 'pageTitle' | 'recommendedKeywords' | 'now' | 'form' | 'formToken';

/**
 * What an island needs to know of its page whatever it is: the route and the language, no facts and no form. Nor the
 * clock: with it a page that is made anew would never say what it said before, and be sent whole to who has it.
 */
export type IslandPage = Omit<PageContext, (typeof factRoots)[number] | PageOnly>;

export type PickedFacts = Record<string, Record<string, unknown>>;

/** The page without its facts. */
export function islandPage(page: PageContext): IslandPage {
  const {
    partner,
    marketing,
    config,
    menu,
    languages,
    pageTitle,
    recommendedKeywords,
    now,
    form,
    formToken,
    ...rest
  } = page;
  return rest;
}

/** The facts that an island's meta lists (`config.vatRate`, `menu`, or `now` for the clock), by root. Nothing else may reach the browser. */
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

/** The page as an island sees it, on the server and in the browser alike, so that a fact missing from the meta shows on both. */
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
