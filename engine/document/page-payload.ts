import { videoOriginsIn } from '#engine/domain/video/video-link.ts';
import { findIn, joinChunks } from '#engine/html/html-chunk.ts';
import type { MadePage } from '#engine/page/page-request.ts';
import type { BrowserModel } from '#engine/render/render-page.ts';
import { headTags } from './head-tags.ts';

/** What a client navigation receives instead of a document. */
export type PagePayload = {
  lang: string;
  title: string;
  head: string;
  body: string;
  model: BrowserModel;
  /** The page's complete stylesheets, in order, from which the browser loads the missing ones. */
  styles: { id: string; href: string }[];
  /** Font stylesheets for the page's languages. They block nothing. */
  fonts: string[];
  /** Origins of embedded players: a document whose CSP does not allow them cannot show the page. */
  frames: string[];
  /** The bootstrap of the page's build; undefined in development. */
  entry: string | undefined;
  /** Deferred sources are still pending: the browser requests them once the page is shown. */
  pending: boolean;
};

/** The payload of a page. Styles, fonts and the bootstrap come from the server, which knows the build. */
export function pagePayload(
  page: MadePage,
  { styles, fonts, entry }: Pick<PagePayload, 'styles' | 'fonts' | 'entry'>,
): PagePayload {
  const { locale, head, chunks, model, context, pending } = page;
  return {
    lang: locale,
    title: head.title,
    head: headTags(head, context),
    body: joinChunks(chunks),
    model,
    styles,
    fonts,
    frames: [...findIn(chunks, videoOriginsIn)],
    entry,
    pending,
  };
}
