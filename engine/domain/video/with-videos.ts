import { escapeHtml } from '#engine/html/escape-html.ts';
import { parseVideoLink } from './video-link.ts';

const paragraph = /<p([^>]*)>((?:(?!<\/?p[\s>])[\s\S])*)<\/p>/g;
const loneLink = /^\s*(?:<a\s[^>]*?href="([^"]*)"[^>]*>([^<]*)<\/a>|(https?:\/\/[^\s<]+))\s*$/;
const lineBreak = /<br\s*\/?>/;

/**
 * Puts a player in place of every video link that stands alone on its line; one within a sentence stays a link.
 * @param html markup that has been sanitised
 */
export function withVideos(html: string): string {
  if (!/youtu|vimeo/i.test(html)) return html;
  return html.replace(paragraph, (whole, attributes: string, inner: string) => {
    const lines = inner.split(lineBreak);
    const videos = lines.map(videoOf);
    // A line that opens what another closes cannot be taken apart.
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

/** The player of a line that is nothing but a link to a video. It begins as that link: without scripts it remains one. */
function videoOf(line: string): string | undefined {
  const [, href, words, bare] = loneLink.exec(line) ?? [];
  const address = (href ?? bare ?? '').replaceAll('&amp;', '&');
  const video = parseVideoLink(address);
  if (!video) return undefined;
  const label = words?.trim() || escapeHtml(address);
  return `<figure class="Ui-video" data-video="${escapeHtml(video.embedUrl)}" data-provider="${video.provider}"><a class="Ui-video-link" href="${escapeHtml(video.watchUrl)}" target="_blank" rel="noopener noreferrer"><span class="Ui-video-label">${label}</span></a></figure>`;
}

/** Whether every element that begins in a line also ends there. The sanitiser writes empty elements as `<img … />`. */
const isBalanced = (line: string) => {
  const tags = line.match(/<[^>]*>/g) ?? [];
  const closing = tags.filter((tag) => tag.startsWith('</')).length;
  const empty = tags.filter((tag) => tag.endsWith('/>')).length;
  return tags.length - empty === 2 * closing;
};
