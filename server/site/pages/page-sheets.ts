import { createHash } from 'node:crypto';
import type { App } from '#client/app.ts';
import { createSieve } from '#engine/cache/sieve.ts';
import { type InlineSheet, type InlineStyle, inlineSheet } from '#engine/document/inline-sheet.ts';
import { HtmlChunk } from '#engine/html/html-chunk.ts';
import type { MadePage } from '#engine/page/page-request.ts';
import { usedUiStyles } from '#engine/render/ui-styles.ts';
import type { PreparedSite } from '#engine/resolve/prepare-site.ts';
import { propertiesCss } from '#engine/resolve/theme-css.ts';
import { createPruner, type SheetPruner } from '#engine/styles/prune-sheet.ts';
import { type Area, sheetText } from '#engine/styles/select-parts.ts';
import { type UsedClasses, usedClassesOf } from '#engine/styles/used-classes.ts';
import type { PreparedSheet, SheetPart } from '#registry/prepared-sheet.ts';

type PageParts = Pick<MadePage, 'chunks' | 'types'>;
/** A stylesheet fitted to an area: a selection of the build's parts. */
type Sheet = { parts: SheetPart[]; area: Area };

/** The stylesheets of pages: reduced in documents, whole at their URLs. */
export type PageSheets = {
  /** The inline sheet of a page's document: of each stylesheet only what the page's HTML can use. */
  inDocument: (page: PageParts, site: PreparedSite) => InlineSheet;
  /** URLs of the same stylesheets in full, for client navigation to the page. */
  addresses: (page: PageParts, site: PreparedSite) => { id: string; href: string }[];
  /**
   * A stylesheet by the last part of its URL, for documents that already have its fonts. A page from before a
   * publication gets its own. `isCurrent` is false if this process does not know it (any more), so it is the present
   * one.
   */
  byName: (name: string, site: PreparedSite) => { css: string; isCurrent: boolean } | undefined;
};

/** Reads the stylesheets of the build once. */
export function createPageSheets({ registry, frameHtml, scriptNeeds }: App): PageSheets {
  const frame = new HtmlChunk(frameHtml);
  const shared = new Map<string, SheetPart[]>([['base', registry.baseSheet.parts]]);
  for (const [type, { sheet }] of registry.blocks) if (sheet) shared.set(type, inLayer('blocks', sheet));
  for (const [name, sheet] of registry.uiSheets) shared.set(uiId(name), inLayer('ui', sheet));
  /** By the sheet of a theme. */
  const themed = new WeakMap<PreparedSheet, SheetPart[]>();
  const themeParts = ({ themeSheet }: PreparedSite): SheetPart[] => {
    if (!themeSheet) return [];
    const parts = themed.get(themeSheet) ?? inLayer('theme', themeSheet);
    themed.set(themeSheet, parts);
    return parts;
  };
  /** A stylesheet without the tokens of a theme; undefined for an unknown name. */
  const sheetOf = (id: string, site: PreparedSite): Sheet | undefined => {
    const parts = id === 'theme' ? themeParts(site) : shared.get(id);
    return parts && { parts, area: areaOf(id, site) };
  };
  /** The whole text of a stylesheet, '' for an unknown name. */
  const textOf = (id: string, site: PreparedSite, choice?: { fonts: boolean }): string => {
    const sheet = sheetOf(id, site);
    const text = sheet ? sheetText(sheet.parts, sheet.area, choice) : '';
    return id === 'theme' ? propertiesCss(site.properties()) + text : text;
  };
  const idsOf = ({ chunks, types }: PageParts): string[] => [
    ...usedUiStyles(chunks, registry.uiSheets).map(uiId),
    ...types.filter((type) => registry.blocks.get(type)?.sheet),
  ];

  const pruners = {
    window: new WeakMap<SheetPart[], SheetPruner>(),
    panel: new WeakMap<SheetPart[], SheetPruner>(),
  };
  const prunerOf = ({ parts, area }: Sheet): SheetPruner => {
    const pruner = pruners[area].get(parts) ?? createPruner(parts, area);
    pruners[area].set(parts, pruner);
    return pruner;
  };

  /** Reduces the stylesheets of a page, in document order. */
  const pruneStyles = (page: PageParts, site: PreparedSite, html: UsedClasses): InlineStyle[] => {
    // The HTML does not show what a hydrated island renders, so all of its own rules and the primitives' rules stay.
    const islands = page.types.filter((type) => registry.blocks.get(type)?.meta.hydrate !== 'never');
    const prefixes = ['is-', ...islands.flatMap((type) => [`${type}-`, 'Ui-'])];
    const has = (name: string) =>
      html.classes.has(name) ||
      scriptNeeds.classes.has(name) ||
      islands.includes(name) ||
      prefixes.some((prefix) => name.startsWith(prefix));
    const prune = (id: string) => ({ id, ...prunerOf(sheetOf(id, site) ?? nothing)(has) });
    const [base, theme] = [prune('base'), prune('theme')];
    const others = idsOf(page).map(prune);
    const used = [base, theme, ...others].flatMap(({ variables }) => variables);
    const properties = propertiesCss(site.properties(), [
      ...used,
      ...html.variables,
      ...scriptNeeds.properties,
    ]);
    return [base, { id: 'theme', css: properties + theme.css, isWhole: false }, ...others];
  };

  // Pages of a site often share a set of classes: text, element and hash are created once per set.
  const sites = new WeakMap<PreparedSite, number>();
  let siteCount = 0;
  const made = createSieve<string, InlineSheet>(8 * 1024 * 1024);
  const inDocument = (page: PageParts, site: PreparedSite): InlineSheet => {
    const number = sites.get(site) ?? siteCount++;
    sites.set(site, number);
    const { key: marked, read } = usedClassesOf([frame, ...page.chunks]);
    const key = `${number}|${page.types.join()}|${marked}`;
    const known = made.get(key);
    if (known) return known;
    const styles = pruneStyles(page, site, read());
    const sheet = inlineSheet(styles);
    // The remaining text is shared with other sites.
    made.set(key, sheet, key.length + 2_000 + (styles[1]?.css.length ?? 0));
    return sheet;
  };

  const names = new Map<string, string>();
  const themeNames = new WeakMap<PreparedSite, string>();
  /** Theme stylesheets by name, for some hundred sites with their earlier versions. */
  const themes = createSieve<string, string>(2 * 1024 * 1024);
  const named = (id: string, css: string) =>
    `${id}.${createHash('sha256').update(css).digest('base64url').slice(0, 10)}.css`;
  const nameIn = (area: Area, id: string, parts: SheetPart[]): string => {
    const key = `${area}:${id}`;
    const name = names.get(key) ?? named(id, sheetText(parts, area));
    names.set(key, name);
    return name;
  };
  const nameOf = (id: string, site: PreparedSite): string => {
    const parts = shared.get(id);
    if (parts) return nameIn(areaOf(id, site), id, parts);
    const name = themeNames.get(site) ?? named(id, textOf(id, site));
    themeNames.set(site, name);
    if (!themes.peek(name)) {
      const css = textOf(id, site, withoutFonts);
      themes.set(name, css, css.length);
    }
    return name;
  };
  /** The stylesheet whose name a page got, even if its site has another one since a publication. */
  const textNamed = (id: string, name: string): string | undefined => {
    if (id === 'theme') return themes.get(name);
    const parts = shared.get(id);
    const area = parts && (['window', 'panel'] as const).find((area) => nameIn(area, id, parts) === name);
    return area && sheetText(parts, area, withoutFonts);
  };

  return {
    inDocument,
    addresses: (page, site) =>
      ['base', 'theme', ...idsOf(page)].map((id) => ({ id, href: `/_maru/css/${nameOf(id, site)}` })),
    byName: (name, site) => {
      const id = /^([\w-]+)\.[\w-]{10}\.css$/.exec(name)?.[1];
      if (!id) return undefined;
      const own = textNamed(id, name);
      if (own) return { css: own, isCurrent: true };
      const css = textOf(id, site, withoutFonts);
      return css ? { css, isCurrent: name === nameOf(id, site) } : undefined;
    },
  };
}

/** The base lays out the frame, which is as wide as the window. */
const areaOf = (id: string, site: PreparedSite): Area =>
  site.hasPanel && id !== 'base' && !site.overlayTypes.has(id) ? 'panel' : 'window';

const inLayer = (name: string, { parts }: PreparedSheet): SheetPart[] => [
  { prelude: `@layer ${name}`, parts },
];

const nothing: Sheet = { parts: [], area: 'window' };

/** Every document has the fonts of base and theme. Declaring them again would make browsers lay out all text again. */
const withoutFonts = { fonts: false };

const uiId = (name: string) => `ui-${name}`;
