import sanitizeHtml from 'sanitize-html';
import { parseVideoLink } from '#engine/video/video-link.ts';
import { withVideos } from '#engine/video/with-videos.ts';
import { parseSafeUrl } from '#schemas/safe-url.ts';

const text = [
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'h5',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'pre',
  'code',
];
const inline = ['a', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'small', 'mark', 'span'];
const rich = [
  'figure',
  'figcaption',
  'img',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'details',
  'summary',
];

// Ids by which the page itself finds its parts: `getElementById` would find the content's first.
const ours = /^(maru-|main$|[rsp]-)/;

function withoutOurIds({ id, ...rest }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return id === undefined || ours.test(id) ? rest : { id, ...rest };
}

/** Cleans markup from configuration and backend: prose elements, safe links, no scripts, no styles, no frames but those of videos (DESIGN section 6). */
export function sanitiseHtml(html: string): string {
  return withVideos(clean(html));
}

function clean(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...text, ...inline, ...rich],
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
      '*': ['lang', 'id'],
    },
    allowedSchemes: ['http', 'https', 'tel', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      // A page has one h1, and it is the page's own.
      h1: 'h2',
      a: (tagName, attributes): sanitizeHtml.Tag => {
        const url = attributes.href === undefined ? null : parseSafeUrl(attributes.href);
        const { href: _, target: __, rel: ___, ...rest } = attributes;
        if (!url) return { tagName, attribs: rest };
        const outside: Record<string, string> =
          url.kind === 'external' ? { target: '_blank', rel: 'noopener noreferrer' } : {};
        return { tagName, attribs: { ...rest, href: url.href, ...outside } };
      },
      '*': (tagName, attributes) => ({ tagName, attribs: withoutOurIds(attributes) }),
      // What editors paste of a video: its link becomes the player, any other frame is gone.
      iframe: (tagName, { src = '' }): sanitizeHtml.Tag => {
        const video = parseVideoLink(src.replace(/^\/\//, 'https://'));
        return video ? { tagName: 'p', attribs: {}, text: video.watchUrl } : { tagName, attribs: {} };
      },
      img: (tagName, attributes) => ({ tagName, attribs: { ...attributes, loading: 'lazy' } }),
    },
  });
}
