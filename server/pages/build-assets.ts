import { createHash } from 'node:crypto';
import type { App } from '#client/app.ts';
import { type InlineSheet, type InlineStyle, inlineSheet } from '#client/frame/inline-sheet.ts';
import type { PagePayload } from '#client/frame/page-payload.ts';
import type { FrameAssets } from '#client/frame/render-document.ts';
import { holdFontUri } from '#engine/fonts/hold-uri.ts';
import { type FontManifest, fontStylesheets, languagesOn } from '#engine/fonts/manifest.ts';
import type { MadePage } from '#engine/page/page-request.ts';
import { besidePanel } from '#engine/render/beside-panel.ts';
import { usedUiStyles } from '#engine/render/ui-styles.ts';
import type { PreparedSite } from '#engine/resolve/prepare-site.ts';
import { channelTalkScript, type Env } from '#server/env.ts';

/** Vike's asset manifest (dist/assets.json): source file → chunk. */
export type ViteManifest = Record<string, { file: string; src?: string }>;

/** What the build made for the browser, as the frame needs it. */
export type BuildAssets = {
  /** All assets of one page's document. */
  forPage: (page: MadePage, site: PreparedSite, theme: string) => FrameAssets;
  /** Stylesheets of one page's payload: those of its blocks, and those of its fonts. */
  forPayload: (page: MadePage, site: PreparedSite, theme: string) => Pick<PagePayload, 'styles' | 'fonts'>;
  /** A block's stylesheet by the address that `forPayload` gives, or undefined. */
  stylesheet: (name: string) => string | undefined;
};

const bootstrapSource = /client\/pages\/\+client\.ts$/;

/** Works out, once, what each block brings to the page. Modules of islands are not preloaded: they come after the first paint. */
export function createBuildAssets(
  app: App,
  manifest: ViteManifest | undefined,
  fonts: FontManifest | undefined,
  { CHAT_SCRIPT_URL }: Pick<Env, 'CHAT_SCRIPT_URL'> = { CHAT_SCRIPT_URL: channelTalkScript },
): BuildAssets {
  const { registry } = app;
  const sheets = new Map<string, string>();
  const addresses = new Map<string, string>();
  const publish = (id: string, room: Room, css: string) => {
    const layered = fitTo(css, room);
    const name = `${id}.${createHash('sha256').update(layered).digest('base64url').slice(0, 10)}.css`;
    sheets.set(name, layered);
    addresses.set(`${room}:${id}`, `/_maru/css/${name}`);
  };
  for (const room of ['window', 'panel'] as const) {
    for (const [type, { css }] of registry.blocks) if (css) publish(type, room, blockCss(css));
    for (const [name, css] of registry.uiStyles) publish(uiId(name), room, uiCss(css));
  }
  const entry =
    manifest &&
    Object.entries(manifest).find(([source, { src }]) => bootstrapSource.test(src ?? source))?.[1];
  const uiStyles = ({ pieces }: MadePage, site: PreparedSite): InlineStyle[] =>
    usedUiStyles(pieces, registry.uiStyles).map(({ name, css }) => ({
      id: uiId(name),
      css: fitTo(uiCss(css), roomOf(uiId(name), site)),
    }));
  const blockStyles = (types: readonly string[], site: PreparedSite): InlineStyle[] =>
    types.flatMap((type) => {
      const css = registry.blocks.get(type)?.css;
      return css ? [{ id: type, css: fitTo(blockCss(css), roomOf(type, site)) }] : [];
    });

  const fontsOf = (page: MadePage, theme: string) =>
    fonts ? fontStylesheets(fonts, theme, languagesOn(page.pieces, page.locale)).map(({ href }) => href) : [];

  // Pages of one site have few different sets of blocks: each set's text, element and hash are made once.
  const inlined = new WeakMap<PreparedSite, Map<string, InlineSheet>>();
  const sheetOf = (site: PreparedSite, page: MadePage): InlineSheet => {
    const bySet = inlined.get(site) ?? new Map<string, InlineSheet>();
    inlined.set(site, bySet);
    const ui = usedUiStyles(page.pieces, registry.uiStyles);
    const set = [...ui.map(({ name }) => name), ...page.types].join(' ');
    const known = bySet.get(set);
    if (known) return known;
    const sheet = inlineSheet([
      { id: 'base', css: registry.baseCss },
      { id: 'theme', css: site.themeCss },
      ...uiStyles(page, site),
      ...blockStyles(page.types, site),
    ]);
    bySet.set(set, sheet);
    return sheet;
  };

  return {
    forPage: (page, site, theme) => ({
      entry: entry && `/${entry.file}`,
      sheet: sheetOf(site, page),
      fonts: fontsOf(page, theme),
      holdFont: holdFontUri,
      chatScript: CHAT_SCRIPT_URL,
    }),
    forPayload: (page, site, theme) => ({
      fonts: fontsOf(page, theme),
      styles: [...uiStyles(page, site).map(({ id }) => id), ...page.types].flatMap((id) => {
        const href = addresses.get(`${roomOf(id, site)}:${id}`);
        return href ? [{ id, href }] : [];
      }),
    }),
    stylesheet: (name) => sheets.get(name),
  };
}

/** What a stylesheet measures: the window, or the room that the side search panel leaves of it. */
type Room = 'window' | 'panel';
const roomOf = (id: string, site: PreparedSite): Room =>
  site.hasPanel && !site.overlayTypes.has(id) ? 'panel' : 'window';
const fitTo = (css: string, room: Room) => (room === 'panel' ? besidePanel(css) : css);

const uiId = (name: string) => `ui-${name}`;
const uiCss = (css: string) => `@layer ui{${css}}`;
const blockCss = (css: string) => `@layer blocks{${css}}`;
