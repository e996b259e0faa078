import { defineRule } from '../../rule.ts';
import { isElement } from '../../texts/html-elements.ts';
import { eachText, quoted } from '../../texts/text-entries.ts';

/** Entities, comments and Markdown, which visitors would read as they are written. */
const markup =
  /<!--|&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});|\*\*[^*\s][^*]*\*\*|__[^_\s][^_]*__|\[[^[\]]+\]\((?:\/|https?:)[^()]*\)|^#{1,6}\s|^```|\\n/imu;

/** What may be a tag. */
const tags = /<(\/?)([a-z][a-z0-9]*)(\s[^<>]*|\/)?>/gi;
/** Attributes begin with a letter. */
const afterName = /^\s*(?:[a-z]|\/?\s*$)/i;

/** A tag or other markup; undefined without one. */
function markupIn(text: string): string | undefined {
  for (const [found, end, name = '', attributes = ''] of text.matchAll(tags)) {
    // In capitals it is rather a heading, such as <MENU> or <A>, unless it ends an element or has an attribute.
    if (!afterName.test(attributes)) continue;
    const isTag = end || attributes.includes('=') || /^[hb]r$/i.test(name) || name === name.toLowerCase();
    if (isTag && isElement(name)) return found;
  }
  return markup.exec(text)?.[0];
}

/** A tag is told by its name alone, since its attributes may be long. */
function messageOf(found: string) {
  const [, tag] = /^<\/?([a-z][a-z0-9]*)/i.exec(found) ?? [];
  return tag === undefined
    ? {
        ko: `일반 문구에 서식 ${quoted(found)}이(가) 들어 있습니다`,
        en: `The plain text has the markup ${quoted(found)}`,
      }
    : {
        ko: `일반 문구에 태그 <${tag.toLowerCase()}>이(가) 들어 있습니다`,
        en: `The plain text has the tag <${tag.toLowerCase()}>`,
      };
}

export default defineRule({
  level: 'error',
  title: { ko: '일반 문구의 서식', en: 'Formatting in a plain text' },
  about: {
    ko: '일반 문구에는 태그나 서식 기호를 쓸 수 없습니다. 방문자에게 <b> 같은 글자가 그대로 보입니다.',
    en: 'Plain texts have no markup; visitors would read <b> and its like.',
  },
  check: eachText(({ value, isHtml }) => {
    const found = isHtml ? undefined : markupIn(value);
    return found === undefined
      ? undefined
      : {
          message: messageOf(found),
          remedy: {
            ko: '서식을 지우거나, 서식이 필요하면 “본문” 블록을 쓰세요. 줄바꿈은 Enter로 넣습니다.',
            en: 'Remove the markup, or use a “Rich text” block. Press Enter for a line break.',
          },
        };
  }),
  examples: {
    passing: [
      { document: { menu: [{ url: '/products', title: { ko: 'A < B & C', en: '5 > 3' } }] } },
      { document: { menu: [{ url: '/products', title: { ko: '두\n줄', en: 'Two\nlines' } }] } },
    ],
    failing: [
      { document: { menu: [{ url: '/products', title: '<b>시술</b>' }] }, at: 'menu[0].title' },
      { document: { menu: [{ url: '/products', title: 'A &amp; B' }] }, at: 'menu[0].title' },
      { document: { menu: [{ url: '/products', title: '**시술**' }] }, at: 'menu[0].title' },
    ],
  },
});
