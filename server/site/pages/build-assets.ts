import type { App } from '#client/app.ts';
import type { PagePayload } from '#engine/document/page-payload.ts';
import type { FrameAssets } from '#engine/document/render-document.ts';
import { type FontManifest, fontStylesheets, languagesOn } from '#engine/fonts/manifest.ts';
import { placeholderFontUri } from '#engine/fonts/placeholder-font-uri.ts';
import type { MadePage } from '#engine/page/page-request.ts';
import type { PreparedSite } from '#engine/resolve/prepare-site.ts';
import { channelTalkScript, type Env } from '#server/site/config/env.ts';
import { createPageSheets, type PageSheets } from './page-sheets.ts';

/** Vike's asset manifest (dist/assets.json): source file → chunk. */
type ViteManifest = Record<string, { file: string; src?: string }>;

/** Assets of the build, in the form that the frame needs. */
export type BuildAssets = {
  /** All assets of one page's document. */
  forPage: (page: MadePage, site: PreparedSite, theme: string) => FrameAssets;
  /** Stylesheets of one page's payload, font stylesheets, and the bootstrap that it was made for. */
  forPayload: (
    page: MadePage,
    site: PreparedSite,
    theme: string,
  ) => Pick<PagePayload, 'styles' | 'fonts' | 'entry'>;
  /** A whole stylesheet by a URL from `forPayload`. */
  stylesheet: PageSheets['byName'];
};

const bootstrapSource = /client\/pages\/\+client\.ts$/;

/** Computes the assets of each block once. Modules of islands are not preloaded: they load after the first paint. */
export function createBuildAssets(
  app: App,
  manifest: ViteManifest | undefined,
  fonts: FontManifest | undefined,
  {
    CHAT_SCRIPT_URL,
    REGION_HEADER,
    VITALS_SAMPLE,
  }: Pick<Env, 'CHAT_SCRIPT_URL' | 'REGION_HEADER' | 'VITALS_SAMPLE'> = {
    CHAT_SCRIPT_URL: channelTalkScript,
    REGION_HEADER: '',
    VITALS_SAMPLE: 0,
  },
): BuildAssets {
  const sheets = createPageSheets(app);
  const bootstrap =
    manifest &&
    Object.entries(manifest).find(([source, { src }]) => bootstrapSource.test(src ?? source))?.[1];
  const entry = bootstrap && `/${bootstrap.file}`;
  const fontsOf = (page: MadePage, theme: string) =>
    fonts ? fontStylesheets(fonts, theme, languagesOn(page.chunks, page.locale)).map(({ href }) => href) : [];
  return {
    forPage: (page, site, theme) => ({
      entry,
      sheet: sheets.inDocument(page, site),
      fonts: fontsOf(page, theme),
      placeholderFont: placeholderFontUri,
      chatScript: CHAT_SCRIPT_URL,
      knowsRegion: REGION_HEADER !== '',
      vitalsSample: VITALS_SAMPLE,
    }),
    forPayload: (page, site, theme) => ({
      fonts: fontsOf(page, theme),
      styles: sheets.addresses(page, site),
      entry,
    }),
    stylesheet: sheets.byName,
  };
}
