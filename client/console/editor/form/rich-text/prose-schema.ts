import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { parseSafeUrl } from '#schemas/safe-url.ts';

/** Levels of headings: the only h1 is the page's own. */
export const headingLevels = [2, 3, 4, 5] as const;

/** An attribute of paragraphs that are in the markup as mere text: `<li>Text</li>`. */
export const unwritten = 'data-unwritten';

const imageAttributes = ['src', 'alt', 'width', 'height'] as const;

/** The attributes of an element that are written; null for others. */
const attributesOf = (element: Element, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, element.getAttribute(name)]));
const written = (attrs: object) =>
  Object.fromEntries(Object.entries(attrs).filter(([, value]) => value !== null));
const unset = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { default: null }]));

const nodes = {
  doc: { content: 'block+' },
  paragraph: {
    group: 'block',
    content: 'inline*',
    attrs: { isWritten: { default: false } },
    parseDOM: [{ tag: 'p', attrs: { isWritten: true } }],
    toDOM: ({ attrs }) => ['p', attrs.isWritten ? {} : { [unwritten]: '' }, 0],
  },
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { level: { default: 2 } },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      attrs: { level: Math.min(5, Math.max(2, level)) },
    })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
  },
  blockquote: {
    group: 'block',
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  bullet_list: {
    group: 'block',
    content: 'list_item+',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    group: 'block',
    content: 'list_item+',
    attrs: { start: { default: null } },
    parseDOM: [{ tag: 'ol', getAttrs: (ol) => ({ start: ol.getAttribute('start') }) }],
    toDOM: ({ attrs: { start } }) => ['ol', start === null ? {} : { start }, 0],
  },
  list_item: {
    content: 'paragraph block*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  text: { group: 'inline' },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  image: {
    group: 'inline',
    inline: true,
    draggable: true,
    attrs: unset(imageAttributes),
    parseDOM: [{ tag: 'img[src]', getAttrs: (img) => attributesOf(img, imageAttributes) }],
    toDOM: ({ attrs }) => ['img', written(attrs)],
  },
} satisfies Record<string, NodeSpec>;

/** Marks remember their element: `<b>` stays `<b>`. */
const tagged = (standard: string, other: string): MarkSpec => ({
  attrs: { tag: { default: standard } },
  parseDOM: [standard, other].map((tag) => ({
    tag,
    // Google Docs wraps what it copies in a `<b>` that is not bold.
    getAttrs: (element) => (/normal/.test(element.style.fontWeight) ? false : { tag }),
  })),
  toDOM: ({ attrs }) => [attrs.tag, 0],
});

const linkAttributes = ['href', 'title', 'target', 'rel'] as const;

const marks = {
  link: {
    attrs: unset(linkAttributes),
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (a) =>
          parseSafeUrl(a.getAttribute('href') ?? '') !== null && attributesOf(a, linkAttributes),
      },
    ],
    toDOM: ({ attrs }) => ['a', written(attrs), 0],
  },
  strong: tagged('strong', 'b'),
  em: tagged('em', 'i'),
} satisfies Record<string, MarkSpec>;

/** What the visual editor knows: the elements of `engine/html/prose-tags.ts` that it has tools for, and a few more. */
export const proseSchema = new Schema({ nodes, marks });
