import { parseVideoLink } from '#engine/domain/video/video-link.ts';
import { proseTags } from '#engine/html/prose-tags.ts';
import { defineRule } from '../../rule.ts';
import { eachText, quoted } from '../../texts/text-entries.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '허용되지 않는 서식', en: 'Formatting that is not allowed' },
  about: {
    ko: '스크립트, 스타일, 폼처럼 허용되지 않는 서식은 방문자에게 보이기 전에 지워집니다.',
    en: 'Markup that is not allowed, such as scripts, styles and forms, is removed before visitors see it.',
  },
  check: eachText(({ value, isHtml }) => {
    const removed = isHtml && removedFrom(value);
    if (!removed) return undefined;
    return {
      message: {
        ko: `허용되지 않는 서식 ${quoted(removed)}은(는) 방문자에게 보이지 않습니다`,
        en: `The markup ${quoted(removed)} is not allowed and is removed for visitors`,
      },
      remedy: {
        ko: '그 서식을 지우고, 영상이나 사진은 해당 블록으로 넣으세요.',
        en: 'Remove it; videos and pictures have their own blocks.',
      },
    };
  }),
  examples: {
    passing: [
      { document: richText('<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>') },
      { document: richText('<h2>제목</h2><p><a href="/products">시술</a> <strong>안내</strong></p>') },
    ],
    failing: [
      {
        document: richText('<p>안녕</p><script>alert(1)</script>'),
        at: 'pages["/landing"].sections[0].data.html',
      },
      { document: richText('<p onclick="x()">안녕</p>'), at: 'pages["/landing"].sections[0].data.html' },
      {
        document: richText('<iframe src="https://a.example/form"></iframe>'),
        at: 'pages["/landing"].sections[0].data.html',
      },
      { document: richText('<form><input></form>'), at: 'pages["/landing"].sections[0].data.html' },
      {
        document: richText('<a href="javascript:x()">안녕</a>'),
        at: 'pages["/landing"].sections[0].data.html',
      },
    ],
  },
});

/** Elements that are replaced by others with the same look, or whose content stays. */
const harmless = ['h1', 'h6', 'div', 'section', 'article', 'center', 'font'];
const known = new Set([...proseTags, ...harmless]);

/** The first tag, or else attribute, that sanitizing removes with what it does. */
function removedFrom(html: string): string | undefined {
  for (const [tag, name = ''] of html.matchAll(/<([a-z][a-z0-9-]*)(?:\s[^<>]*)?\/?>/gi))
    if (!known.has(name.toLowerCase()) && !isVideo(tag)) return `<${name.toLowerCase()}>`;
  const [attribute] = /\s(?:on\w+|style|srcdoc)\s*=|\b(?:javascript|vbscript):/i.exec(html) ?? [];
  return attribute?.trim();
}

/** A frame with a video becomes the player. */
function isVideo(tag: string): boolean {
  const src = /^<iframe\s[^<>]*\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1];
  return src !== undefined && parseVideoLink(src.replace(/^\/\//, 'https://')) !== null;
}

function richText(html: string) {
  return { pages: { '/landing': { sections: [{ id: 'text', type: 'RichText', v: 1, data: { html } }] } } };
}
