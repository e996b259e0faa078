import { escapeHtml, unescapeHtml } from '#schemas/escape-html.ts';
import { parseVideoLink } from './video-link.ts';

const paragraph = /<p((?:\s[^>]*)?)>((?:(?!<\/?p[\s>])[\s\S])*)<\/p>/g;
const loneLink = /^\s*(?:<a\s[^>]*?href="([^"]*)"[^>]*>([^<]*)<\/a>|(https?:\/\/[^\s<]+))\s*$/;
const lineBreak = /<br\s*\/?>/;

/**
 * Replaces every video link that is alone on its line with a player. A link within a sentence stays a link.
 * @param html sanitized markup
 */
export function withVideos(html: string): string {
  if (!/youtu|vimeo/i.test(html)) return html;
  return html.replace(paragraph, (whole, attributes: string, inner: string) => {
    const lines = inner.split(lineBreak);
    const videos = lines.map(videoOf);
    // A paragraph with elements that span several lines cannot be split.
    if (!videos.some(Boolean) || lines.some((line, index) => !videos[index] && !isBalanced(line)))
      return whole;
    let out = '';
    let words: string[] = [];
    const flush = () => {
      if (words.join('').trim()) out += `<p${attributes}>${words.join('<br />')}</p>`;
      words = [];
    };
    for (const [index, line] of lines.entries()) {
      const video = videos[index];
      if (video) {
        flush();
        out += video;
      } else words.push(line);
    }
    flush();
    return out;
  });
}

/** The player for a line that is only a video link. It starts as that link, and remains one without scripts. */
function videoOf(line: string): string | undefined {
  const [, href, words, bare] = loneLink.exec(line) ?? [];
  const address = unescapeHtml(href ?? bare ?? '');
  const video = parseVideoLink(address);
  if (!video) return undefined;
  const label = words?.trim() || escapeHtml(address);
  return `<figure class="Ui-video" data-video="${escapeHtml(video.embedUrl)}" data-provider="${video.provider}"><a class="Ui-video-link" href="${escapeHtml(video.watchUrl)}" target="_blank" rel="noopener noreferrer"><span class="Ui-video-label">${label}</span></a></figure>`;
}

/** Whether every element that starts in a line also ends there. The sanitizer writes empty elements as `<img … />`. */
const isBalanced = (line: string) => {
  const tags = line.match(/<[^>]*>/g) ?? [];
  const closing = tags.filter((tag) => tag.startsWith('</')).length;
  const empty = tags.filter((tag) => tag.endsWith('/>')).length;
  return tags.length - empty === 2 * closing;
};
