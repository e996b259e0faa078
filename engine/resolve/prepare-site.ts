import { createSieve } from '#engine/cache/sieve.ts';
import { type QuerySchemas, querySchemas } from '#engine/data/query-schemas.ts';
import { compileRoutes, type RouteMatch } from '#engine/route/match-path.ts';
import { notFoundKey, pageKeys } from '#engine/route/page-keys.ts';
import { panelUnits } from '#engine/styles/panel-units.ts';
import type { PreparedSheet } from '#registry/prepared-sheet.ts';
import { isBinding } from '#schemas/layout/binding.ts';
import type { SourceRef } from '#schemas/layout/node.ts';
import type { Page } from '#schemas/layout/page.ts';
import type { SiteDocument } from '#schemas/layout/site-document.ts';
import {
  type GlobalSlotName,
  type GlobalSlots,
  globalSlotNames,
  globalSlotTable,
} from '#schemas/layout/slots.ts';
import { isHidden, walkNodes } from '#schemas/layout/walk-nodes.ts';
import { defaultTemplateCode } from '#schemas/site/homepage-config.ts';
import { type PrepareDeps, type PreparedNode, prepareNode, prepareNodes } from './prepare-node.ts';
import { themeProperties } from './theme-css.ts';

type PreparedSlots = Partial<Record<GlobalSlotName, PreparedNode | null>>;

/** A page of the template or the document, prepared for rendering. */
export type PreparedPage = Omit<Page, 'sections' | 'slots'> & {
  key: string;
  sections: PreparedNode[];
  slots: PreparedSlots;
  /** Source of the metadata that the partner has stored for this page. */
  metadata: SourceRef;
  /** Names of the query parameters that the page reads. All others are ignored and not part of cache keys. */
  queryNames: string[];
  /** Schemas of the query parameters that only sources read. */
  querySchemas: QuerySchemas;
  /** Something on the page is bound to the current day, so the page expires at midnight. */
  usesClock: boolean;
};

/**
 * A template combined with a site document, with everything resolved that does not depend on a request. Made once per
 * revision.
 */
export type PreparedSite = {
  /** The document, with the template that it is shown in. */
  document: SiteDocument & { template: string };
  match: (path: string) => RouteMatch | undefined;
  /** The keys of all pages that have a URL. */
  pageKeys: readonly string[];
  page: (key: string) => PreparedPage | undefined;
  slots: PreparedSlots;
  /**
   * Custom property → value: the theme's tokens, overridden by the partner's. Computed on demand: stored, they would
   * take a third of the site's memory.
   */
  properties: () => ReadonlyMap<string, string>;
  /** The stylesheet of the template, if it has one. */
  themeSheet: PreparedSheet | undefined;
  /** Whether the side search panel makes its pages narrower (scripts/vite/styles/panel-media-queries.ts). */
  hasPanel: boolean;
  /** Types of blocks that overlay the page: their media queries measure the window, even beside the panel. */
  overlayTypes: ReadonlySet<string>;
  /** The raw data of every block of a type, on all pages and in all slots. */
  dataOf: (type: string) => unknown[];
};

/**
 * Combines a site document with its template: a slot or page of the document replaces the template's whole one. Pages
 * are prepared on first use.
 * @param deps `templateCode` of the homepage config is the default template
 * @throws if the template is unknown
 */
export function prepareSite(
  given: SiteDocument,
  deps: PrepareDeps & { templateCode?: string | undefined },
): PreparedSite {
  const { registry, templateCode = defaultTemplateCode } = deps;
  const document = { ...given, template: given.template ?? templateCode };
  const chosen = registry.templates.get(document.template);
  if (!chosen) {
    const where = given.template === undefined ? ' (templateCode of the homepage config)' : '';
    throw new Error(
      `[resolve] Unknown template "${document.template}"${where}. Known: ${[...registry.templates.keys()].join(', ')}.`,
    );
  }
  const pages = { ...chosen.template.pages, ...document.pages };
  const slots = { ...chosen.template.slots, ...document.slots };
  const known = new Set(
    [...pageKeys, ...Object.keys(pages)].filter((key) => key in pages && key !== notFoundKey),
  );
  const prepared = new Map<string, PreparedPage>();
  const preparedSlots = prepareSlots(slots, ['slots'], deps);
  const hasPanel = [{ slots }, ...Object.values(pages)].some((page) => page.slots?.layoutSearch);
  return {
    document,
    match: routesOf([...known]),
    pageKeys: [...known],
    page: (key) => {
      const source = pages[key];
      if (!source) return undefined;
      const page = prepared.get(key) ?? preparePage(key, source, slots, deps);
      prepared.set(key, page);
      return page;
    },
    slots: preparedSlots,
    properties: () => {
      const properties = themeProperties(chosen.tokens, document.theme);
      if (hasPanel) for (const [name, value] of properties) properties.set(name, panelUnits(value));
      return properties;
    },
    themeSheet: chosen.sheet,
    hasPanel,
    dataOf: (type) =>
      [...walkNodes({ slots, pages })]
        .filter((placed) => placed.node.type === type && !isHidden(placed))
        .map(({ node }) => node.data),
    overlayTypes: new Set(overlaySlots.flatMap((name) => typesIn(preparedSlots[name]))),
  };
}

/** Most sites of one template have the same pages. Compiled per site, they would take much of its memory. */
const routes = createSieve<string, PreparedSite['match']>(2 * 1024 * 1024);

function routesOf(keys: readonly string[]): PreparedSite['match'] {
  // Keys of drafts may contain anything, and other partners' sites must not get the routes of one with the same text.
  const all = JSON.stringify(keys);
  const match = routes.get(all) ?? compileRoutes(keys);
  // The text and its segments, at two bytes per character.
  routes.set(all, match, 1_000 + keys.length * 300 + all.length * 4);
  return match;
}

const overlaySlots = globalSlotNames.filter((name) => globalSlotTable[name].isOverlay);

/** Types of a node and of those in its slots. */
function typesIn(node: PreparedNode | null | undefined): string[] {
  if (!node || node.kind === 'error') return [];
  return [node.block.type, ...Object.values(node.slots).flat().flatMap(typesIn)];
}

/** @param siteSlots of template and document: a page has each of them unless it names its own */
function preparePage(key: string, page: Page, siteSlots: GlobalSlots, deps: PrepareDeps): PreparedPage {
  const path = ['pages', key];
  const whole = { ...page, slots: { ...siteSlots, ...page.slots } };
  const withSources = { ...deps, sources: page.sources };
  return {
    ...page,
    key,
    sections: prepareNodes(page.sections, [...path, 'sections'], 'p', withSources),
    slots: prepareSlots(page.slots ?? {}, [...path, 'slots'], withSources),
    metadata: { name: 'page', params: { path: key } },
    queryNames: boundNames(whole, 'query'),
    querySchemas: querySchemas(whole, deps.registry),
    usesClock: boundNames(whole, 'clock').length > 0,
  };
}

function prepareSlots(slots: GlobalSlots, path: string[], deps: PrepareDeps): PreparedSlots {
  const entries = globalSlotNames.flatMap((name) => {
    const node = slots[name];
    if (node === undefined) return [];
    const shown = node?.hidden ? null : node;
    return [[name, shown && prepareNode(shown, [...path, name], 's', deps)] as const];
  });
  return Object.fromEntries(entries);
}

/** Every `<root>.<name>` bound anywhere on a page. */
function boundNames(page: Page, root: 'query' | 'clock'): string[] {
  const names = new Set<string>();
  const visit = (value: unknown) => {
    if (isBinding(value) && value.$bind.startsWith(`${root}.`)) names.add(value.$bind.slice(root.length + 1));
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(page);
  return [...names].sort();
}
