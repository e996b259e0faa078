import { videoOriginsIn } from '#engine/domain/video/video-link.ts';
import { findIn, HtmlChunk, joinChunks } from '#engine/html/html-chunk.ts';
import { scriptJson } from '#engine/html/script-json.ts';
import { sharedMessage } from '#engine/i18n/shared-message.ts';
import { preloadsIn } from '#engine/image/preload-links.ts';
import type { MadePage } from '#engine/page/page-request.ts';
import { escapeHtml } from '#schemas/escape-html.ts';
import { headTags, siteTags } from './head-tags.ts';
import type { InlineSheet } from './inline-sheet.ts';
import { vendorAttributes } from './vendor-attributes.ts';

/** What the frame links to: from the build manifest on the server, from Vite in development. */
export type FrameAssets = {
  /** URL of the bootstrap; undefined where Vike adds it. */
  entry: string | undefined;
  /** The page's whole CSS. */
  sheet: InlineSheet;
  /** Font stylesheets of the theme and the page's language. They load after the page. */
  fonts: string[];
  /** Data URI of the placeholder font, without which text would shift when the web fonts load. */
  placeholderFont: string;
  /** URL of the customer chat script, which loads when a visitor opens the chat. */
  chatScript: string;
  /** A proxy tells where visitors are (`REGION_HEADER`). */
  knowsRegion: boolean;
  /** Share of visits whose speed is measured, 0 to 1. */
  vitalsSample: number;
};

const end = new HtmlChunk('</body></html>');

/** The frame around a page: the progress bar for navigations. */
export const frameHtml = '<div class="Progress" id="maru-progress" hidden></div>';

/**
 * The whole document of a page, in chunks. CSS is inlined, so that nothing is requested before the first paint and
 * nothing flashes; fonts load after the page (client/visitor/behaviors/load-fonts).
 */
export function renderDocument(page: MadePage, assets: FrameAssets): HtmlChunk[] {
  const head = [
    `<!doctype html><html lang="${page.locale}"><head>`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    [...findIn(page.chunks, preloadsIn)].slice(0, 1).join(''),
    headTags(page.head, page.context),
    siteTags(page.head, page.context),
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${assets.placeholderFont}">`,
  ].join('');
  const deferred = page.pending ? ' data-deferred' : '';
  const { channelTalkId } = page.context.marketing;
  const chat = channelTalkId
    ? ` data-chat-key="${escapeHtml(channelTalkId)}" data-chat-script="${escapeHtml(assets.chatScript)}"`
    : '';
  const vendors = vendorAttributes(page.context, assets);
  const sample = assets.vitalsSample > 0 ? ` data-sample="${assets.vitalsSample}"` : '';
  const fonts = assets.fonts.length > 0 ? ` data-fonts="${escapeHtml(assets.fonts.join(' '))}"` : '';
  // Inlined, because the message for code that failed to load must not need loading
  // (engine/browser/navigation/on-chunk-load-error).
  const reload = ` data-reload="${escapeHtml(sharedMessage('offerReload', page.locale) ?? '')}"`;
  const frames = [...findIn(page.chunks, videoOriginsIn)].join(' ');
  const body = `</head><body${reload}${deferred}${fonts}${chat}${sample}${vendors}${frames && ` data-frames="${frames}"`}><div id="maru-root">`;
  const links = assets.fonts.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('');
  const tail = [
    `</div>${frameHtml}`,
    links && `<noscript>${links}</noscript>`,
    `<script type="application/json" id="maru-model">${scriptJson(page.model)}</script>`,
    // After the content: search engines read it anywhere, and nothing before it waits.
    page.structured
      ? `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': page.structured })}</script>`
      : '',
    assets.entry ? `<script type="module" src="${escapeHtml(assets.entry)}"></script>` : '',
  ].join('');
  return [
    new HtmlChunk(head),
    ...assets.sheet.chunks,
    new HtmlChunk(body),
    ...page.chunks,
    new HtmlChunk(tail),
    end,
  ];
}

/** The same as a single string. */
export const documentText = (page: MadePage, assets: FrameAssets): string =>
  joinChunks(renderDocument(page, assets));
