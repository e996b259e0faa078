import { videoOriginsIn } from '#engine/domain/video/video-link.ts';
import { findIn, joinChunks } from '#engine/html/html-chunk.ts';
import type { MadePage } from '#engine/page/page-request.ts';
import type { BrowserModel } from '#engine/render/render-page.ts';
import { headTags } from './head-tags.ts';

/** What a client navigation receives in place of a document. */
export type PagePayload = {
  lang: string;
  title: string;
  head: string;
  body: string;
  model: BrowserModel;
  /** The whole stylesheets of the page, in order, for those that the browser does not have yet. */
  styles: { id: string; href: string }[];
  /** Stylesheets of the fonts that its languages need. They hold nothing up. */
  fonts: string[];
  /** Origins whose players stand in the page: a document whose policy does not allow them cannot show it. */
  frames: string[];
  /** The bootstrap of the build that this page is of; none in development. */
  entry: string | undefined;
  /** Deferred sources are still out: the browser asks for them once the page is shown. */
  pending: boolean;
};

/** The payload of a page. Styles, fonts and the bootstrap come from the server, which knows the build. */
export function pagePayload(
  page: MadePage,
  { styles, fonts, entry }: Pick<PagePayload, 'styles' | 'fonts' | 'entry'>,
): PagePayload {
  const { locale, head, pieces, model, context, pending } = page;
  return {
    lang: locale,
    title: head.title,
    head: headTags(head, context),
    body: joinChunks(pieces),
    model,
    styles,
    fonts,
    frames: [...findIn(pieces, videoOriginsIn)],
    entry,
    pending,
  };
}
