import { compileRoutes, type RouteMatch } from '#engine/route/match-path.ts';
import { notFoundKey } from '#engine/route/page-keys.ts';
import type { Registry } from '#registry/contract.ts';
import type { LayoutNode } from '#schemas/layout/node.ts';
import type { Page } from '#schemas/layout/page.ts';
import type { SiteDocument } from '#schemas/layout/site-document.ts';
import { type GlobalSlotName, globalSlotNames, globalSlotTable } from '#schemas/layout/slots.ts';
import type { Template } from '#schemas/layout/template.ts';
import type { Tokens } from '#schemas/layout/theme.ts';
import type { JsonPath } from '#schemas/layout/walk-nodes.ts';
import { type PlacedNode, walkNodes } from '#schemas/layout/walk-nodes.ts';
import { defaultTemplateCode } from '#schemas/site/homepage-config.ts';
import type { PartnerFacts } from './partner-facts.ts';
import { type SiteValues, siteValues } from './site-values.ts';

/**
 * A page as visitors get it. `path` is where its findings are reported: the root for pages of the template.
 */
type SitePage = {
  key: string;
  page: Page;
  isOwn: boolean;
  path: JsonPath;
  /** Its global slots, by the page, the document or the template; those that it does not show are missing. */
  slots: Partial<Record<GlobalSlotName, { node: LayoutNode; path: JsonPath }>>;
};

/** What a rule can read: a document of the right shape, laid over its template, and its partner. */
export type CheckContext = SiteValues & {
  text: string;
  /** As written, without defaults. */
  document: SiteDocument;
  registry: Registry;
  /** Undefined where the facts are not known, such as for a new file without a partner. */
  partner: PartnerFacts | undefined;
  template: { code: string; template: Template; tokens: Tokens };
  /** The document's own nodes. Texts, links, page keys, bindings and sources are its own too. */
  nodes: readonly PlacedNode[];
  /** The document over its template, as it is shown: with all pages and slots of both. */
  site: SiteDocument;
  /** The pages of the template and the document, by key. */
  pages: ReadonlyMap<string, SitePage>;
  /** Texts, links, page keys, bindings and sources of the document and of what it takes from its template. */
  values: () => SiteValues;
  /** The page that the site shows at a path without language. */
  match: (path: string) => RouteMatch | undefined;
  /** The time of the check, ISO 8601. */
  now: string;
};

/** Makes the context of rules for a document of the right shape. Parts that few rules need are made when first read. */
export function createContext(
  text: string,
  document: SiteDocument,
  { registry, partner, now }: { registry: Registry; partner: PartnerFacts | undefined; now: string },
): CheckContext {
  const template = templateOf(document, registry, partner);
  const slots = { ...template.template.slots, ...document.slots };
  const site = { ...document, slots, pages: { ...template.template.pages, ...document.pages } };
  const pages = new Map(
    Object.entries(site.pages).map(([key, page]) => [key, pageOf(key, page, site, document)]),
  );
  let all: SiteValues | undefined;
  return {
    ...siteValues(document, registry),
    text,
    document,
    registry,
    partner,
    template,
    nodes: [...walkNodes(document)],
    site,
    pages,
    values: () => {
      all ??= siteValues(site, registry);
      return all;
    },
    match: compileRoutes([...pages.keys()].filter((key) => key !== notFoundKey)),
    now,
  };
}

function templateOf(
  document: SiteDocument,
  { templates }: Registry,
  partner: PartnerFacts | undefined,
): CheckContext['template'] {
  const configured = partner?.info[partner.mainLanguage]?.row.config.templateCode;
  const codes = [document.template, configured, defaultTemplateCode, ...templates.keys()];
  for (const code of codes) {
    const found = code === undefined ? undefined : templates.get(code);
    if (code !== undefined && found) return { code, ...found };
  }
  throw new Error('[publishing] There are no templates');
}

function pageOf(key: string, page: Page, site: SiteDocument, document: SiteDocument): SitePage {
  const isOwn = document.pages !== undefined && key in document.pages;
  const slots: SitePage['slots'] = {};
  for (const name of globalSlotNames) {
    if (globalSlotTable[name].absentFrom?.includes(key)) continue;
    const fromPage = page.slots && name in page.slots;
    const node = fromPage ? page.slots?.[name] : site.slots?.[name];
    const isWritten = fromPage ? isOwn : document.slots !== undefined && name in document.slots;
    const place = fromPage ? ['pages', key, 'slots', name] : ['slots', name];
    if (node) slots[name] = { node, path: isWritten ? place : [] };
  }
  return { key, page, isOwn, path: isOwn ? ['pages', key] : [], slots };
}
