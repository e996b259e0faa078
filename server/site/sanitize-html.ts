import sanitize from 'sanitize-html';
import { parseVideoLink } from '#engine/domain/video/video-link.ts';
import { withVideos } from '#engine/domain/video/with-videos.ts';
import { isTooDeep, withoutTags } from '#engine/html/markup-depth.ts';
import { proseTags } from '#engine/html/prose-tags.ts';
import { allowedImageUrl } from '#engine/image/allowed-image-url.ts';
import { prosePicture } from '#engine/image/prose-picture.ts';
import { isResizable } from '#engine/image/widths.ts';
import { parseSafeUrl } from '#schemas/safe-url.ts';
import { filePath } from './image/file-path.ts';

// Ids by which the page finds its own elements: `getElementById` might find the content's first.
const ours = /^(maru-|main$|[rsp]-)/;

function withoutOurIds({ id, ...rest }: sanitize.Attributes): sanitize.Attributes {
  return id === undefined || ours.test(id) ? rest : { id, ...rest };
}

/** A length in px, as HTML parses it. */
const pixels = /^\s*\+?0*([1-9]\d{0,4})(?:\.\d*)?(?:px)?\s*$/;
/** Longest URL that still fits into one of the image route when fully escaped. */
const longestAddress = 1_000;
/** A link to a part of the same page. */
const partOfPage = /^#\S+$/;

/**
 * A picture of the backend or of a listed origin is served through the image route. Any other is left unchanged: the
 * content security policy of the page decides about it.
 */
function picture(attributes: sanitize.Attributes, imageOrigins: readonly string[]): sanitize.Attributes {
  const { src, srcset: _, sizes: __, ...rest } = attributes;
  const address = src && (filePath(src) ?? allowedImageUrl(src, imageOrigins));
  const isOurs = address && address.length <= longestAddress && isResizable(address);
  const [, width] = pixels.exec(rest.width ?? '') ?? [];
  return {
    ...(isOurs ? prosePicture(address, Number(width), pixels.test(rest.height ?? '')) : src && { src }),
    // Without it, screen readers would read out the URL.
    alt: '',
    ...rest,
    loading: 'lazy',
    decoding: 'async',
  };
}

/**
 * Sanitizes markup from configuration and backend: prose elements, safe links, no scripts, no styles, no frames except
 * videos. Pictures get the widths that screens need. Of markup that is nested too deep only the words are left.
 * @param imageOrigins origins, in addition to the backend, whose pictures the image route serves
 */
export function sanitizeHtml(html: string, imageOrigins: readonly string[] = []): string {
  return withVideos(clean(isTooDeep(html) ? `<p>${withoutTags(html)}</p>` : html, imageOrigins));
}

function clean(html: string, imageOrigins: readonly string[]): string {
  return sanitize(html, {
    allowedTags: [...proseTags],
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
      '*': ['lang', 'id'],
    },
    allowedSchemes: ['http', 'https'],
    // Links pass through `parseSafeUrl` below, which knows the app schemes that they may use.
    allowedSchemesAppliedToAttributes: ['src'],
    allowProtocolRelative: false,
    transformTags: {
      // The only h1 is the page's own.
      h1: 'h2',
      a: (tagName, attributes): sanitize.Tag => {
        const { href = '', target: _, rel: __, ...rest } = attributes;
        if (partOfPage.test(href)) return { tagName, attribs: { ...rest, href } };
        const url = parseSafeUrl(href);
        if (!url) return { tagName, attribs: rest };
        const outside: Record<string, string> =
          url.kind === 'external' ? { target: '_blank', rel: 'noopener noreferrer' } : {};
        return { tagName, attribs: { ...rest, href: url.href, ...outside } };
      },
      '*': (tagName, attributes) => ({ tagName, attribs: withoutOurIds(attributes) }),
      // Editors paste videos as frames: the link of a video becomes the player, any other frame is removed.
      iframe: (tagName, { src = '' }): sanitize.Tag => {
        const video = parseVideoLink(src.replace(/^\/\//, 'https://'));
        return video ? { tagName: 'p', attribs: {}, text: video.watchUrl } : { tagName, attribs: {} };
      },
      img: (tagName, attributes) => ({ tagName, attribs: picture(attributes, imageOrigins) }),
    },
  });
}
