import { createHash } from 'node:crypto';
import type { App } from '#client/app.ts';
import { createSieve } from '#engine/cache/sieve.ts';
import { type InlineSheet, type InlineStyle, inlineSheet } from '#engine/document/inline-sheet.ts';
import { HtmlChunk } from '#engine/html/html-chunk.ts';
import type { MadePage } from '#engine/page/page-request.ts';
import { usedUiStyles } from '#engine/render/ui-styles.ts';
import type { PreparedSite } from '#engine/resolve/prepare-site.ts';
import { propertiesCss } from '#engine/resolve/theme-css.ts';
import { createCutter, type SheetCutter } from '#engine/styles/cut-sheet.ts';
import { panelMediaQueries } from '#engine/styles/panel-media-queries.ts';
import { type UsedClasses, usedClassesOf } from '#engine/styles/used-classes.ts';

type PageParts = Pick<MadePage, 'pieces' | 'types'>;
type Sheet = { id: string; css: string };

/** The stylesheets of pages: reduced in documents, whole at their addresses. */
export type PageSheets = {
  /** The inline sheet of a page's document: of each stylesheet only what the page's HTML can use. */
  inDocument: (page: PageParts, site: PreparedSite) => InlineSheet;
  /** Addresses of the same stylesheets in full, for client navigation to the page. */
  addresses: (page: PageParts, site: PreparedSite) => { id: string; href: string }[];
  /**
   * A stylesheet by the last part of its address, for documents that already have its fonts. A page from before a
   * publication gets its own. `isCurrent` is false if this process does not know it (any more), so it is the present one.
   */
  byName: (name: string, site: PreparedSite) => { css: string; isCurrent: boolean } | undefined;
};

/** Reads the stylesheets of the build once. */
export function createPageSheets({ registry, frameHtml, scriptNeeds }: App): PageSheets {
  const frame = new HtmlChunk(frameHtml);
  const texts = new Map<string, string>();
  for (const area of ['window', 'panel'] as const) {
    for (const [type, { css }] of registry.blocks)
      if (css) texts.set(`${area}:${type}`, fitTo(`@layer blocks{${css}}`, area));
    for (const [name, css] of registry.uiStyles)
      texts.set(`${area}:${uiId(name)}`, fitTo(`@layer ui{${css}}`, area));
  }
  const textOf = (id: string, site: PreparedSite): string => {
    if (id === 'base') return registry.baseCss;
    if (id === 'theme') return propertiesCss(site.properties()) + site.themeCss;
    return texts.get(`${areaOf(id, site)}:${id}`) ?? '';
  };
  const idsOf = ({ pieces, types }: PageParts): string[] => [
    ...usedUiStyles(pieces, registry.uiStyles).map(({ name }) => uiId(name)),
    ...types.filter((type) => registry.blocks.get(type)?.css),
  ];

  const cutters = new Map<string, SheetCutter>();
  const cutterOf = (css: string): SheetCutter => {
    const cutter = cutters.get(css) ?? createCutter(css);
    cutters.set(css, cutter);
    return cutter;
  };

  /** Reduces the stylesheets of a page, in document order. */
  const cutStyles = (page: PageParts, site: PreparedSite, marks: UsedClasses): InlineStyle[] => {
    // The HTML does not show what a hydrated island renders, so all of its own rules and those of primitives stay.
    const islands = page.types.filter((type) => registry.blocks.get(type)?.meta.hydrate !== 'never');
    const prefixes = ['is-', ...islands.flatMap((type) => [`${type}-`, 'Ui-'])];
    const has = (name: string) =>
      marks.classes.has(name) ||
      scriptNeeds.classes.has(name) ||
      islands.includes(name) ||
      prefixes.some((prefix) => name.startsWith(prefix));
    const cut = ({ id, css }: Sheet) => ({ id, ...cutterOf(css)(has) });
    const base = cut({ id: 'base', css: registry.baseCss });
    const theme = cut({ id: 'theme', css: site.themeCss });
    const others = idsOf(page).map((id) => cut({ id, css: textOf(id, site) }));
    const used = [base, theme, ...others].flatMap(({ variables }) => variables);
    const properties = propertiesCss(site.properties(), [
      ...used,
      ...marks.variables,
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
    const { key: marked, read } = usedClassesOf([frame, ...page.pieces]);
    const key = `${number}|${page.types.join()}|${marked}`;
    const known = made.get(key);
    if (known) return known;
    const styles = cutStyles(page, site, read());
    const sheet = inlineSheet(styles);
    // The remaining text is shared with other sites.
    made.set(key, sheet, key.length + 2_000 + (styles[1]?.css.length ?? 0));
    return sheet;
  };

  const names = new Map<string, string>();
  const themeNames = new WeakMap<PreparedSite, string>();
  /** By name: those of some hundred sites, with their earlier ones. */
  const themes = createSieve<string, string>(2 * 1024 * 1024);
  const named = (id: string, css: string) =>
    `${id}.${createHash('sha256').update(css).digest('base64url').slice(0, 10)}.css`;
  const nameIn = (area: Area, id: string, css: string): string => {
    const key = `${area}:${id}`;
    const name = names.get(key) ?? named(id, css);
    names.set(key, name);
    return name;
  };
  const nameOf = (id: string, site: PreparedSite): string => {
    const css = textOf(id, site);
    if (id !== 'theme') return nameIn(areaOf(id, site), id, css);
    const name = themeNames.get(site) ?? named(id, css);
    themeNames.set(site, name);
    if (!themes.peek(name)) themes.set(name, css, css.length);
    return name;
  };
  /** The stylesheet that a page got the name of, also if its site has another one since a publication. */
  const textNamed = (id: string, name: string): string | undefined => {
    if (id === 'theme') return themes.get(name);
    return (['window', 'panel'] as const)
      .map((area) => ({ area, css: id === 'base' ? registry.baseCss : texts.get(`${area}:${id}`) }))
      .find(({ area, css }) => css && nameIn(area, id, css) === name)?.css;
  };

  return {
    inDocument,
    addresses: (page, site) =>
      ['base', 'theme', ...idsOf(page)].map((id) => ({ id, href: `/_maru/css/${nameOf(id, site)}` })),
    byName: (name, site) => {
      const id = /^([\w-]+)\.[\w-]{10}\.css$/.exec(name)?.[1];
      if (!id) return undefined;
      const own = textNamed(id, name);
      if (own) return { css: withoutFonts(own), isCurrent: true };
      const css = textOf(id, site);
      return css ? { css: withoutFonts(css), isCurrent: name === nameOf(id, site) } : undefined;
    },
  };
}

/** The area that media queries measure: the window, or the part that the side search panel leaves. */
type Area = 'window' | 'panel';
const areaOf = (id: string, site: PreparedSite): Area =>
  site.hasPanel && !site.overlayTypes.has(id) ? 'panel' : 'window';
const fitTo = (css: string, area: Area) => (area === 'panel' ? panelMediaQueries(css) : css);

/** Every document has the fonts of base and theme. Declaring them again would make browsers lay out all text again. */
const withoutFonts = (css: string) => css.replace(/@font-face\s*\{[^}]*\}/g, '');

const uiId = (name: string) => `ui-${name}`;
