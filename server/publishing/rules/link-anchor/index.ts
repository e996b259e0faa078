import { inquiryAnchor } from '#engine/route/reserve-path.ts';
import { isHidden, walkNodes } from '#schemas/layout/walk-nodes.ts';
import type { CheckContext } from '../../check-context.ts';
import { linkTarget } from '../../link-target.ts';
import { defineRule } from '../../rule.ts';
import { linking, node, onPage, withText } from '../../testing/example-documents.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '없는 부분으로 가는 링크', en: 'Link to a part that does not exist' },
  about: {
    ko: '# 뒤의 이름은 그 페이지에 있는 부분이어야 합니다.',
    en: 'The name after # is a part of the page that the link leads to.',
  },
  check: (context) =>
    context.links.flatMap(({ path, url, page }) => {
      const [key, hash] = anchorOf(url, page, context);
      if (key === undefined || !hash) return [];
      const names = anchorsOf(key, context);
      if (names.some((name) => hash === name || hash.startsWith(`${name}-`))) return [];
      return [
        {
          path,
          message: {
            ko: `페이지 "${key}"에 "#${hash}" 부분이 없습니다`,
            en: `The page "${key}" has no part "#${hash}"`,
          },
          remedy: {
            ko: `"#p-" 뒤에 노드의 id를 쓰세요. 이 페이지: ${names.join(', ')}`,
            en: `Link to a section with "#p-" and the id of its node. This page has: ${names.join(', ')}.`,
          },
        },
      ];
    }),
  examples: {
    passing: [
      { document: linking('/a#p-links') },
      { document: linking('/cscenter/contact#inquiry') },
      { document: withText('<h2 id="map">Map</h2><a href="#map">map</a>') },
    ],
    failing: [
      {
        document: onPage(
          node('LinkCards', { items: [{ url: '/a#p-quote', title: '바로가기' }] }),
          node('QuoteBanner', { quote: 'a' }, { hidden: true }),
        ),
        at: 'pages["/a"].sections[0].data.items[0].url',
      },
      { document: linking('/a#p-linkz'), at: 'pages["/a"].sections[0].data.items[0].url' },
      { document: withText('<a href="#mapp">map</a>'), at: 'pages["/a"].sections[1].data.html' },
    ],
  },
});

/** The key of the page that a link with a hash leads to, and the hash. */
function anchorOf(url: string, page: string | undefined, context: CheckContext) {
  if (url.startsWith('#')) return [page, url.slice(1)] as const;
  const target = linkTarget(url, context);
  return [target?.match?.pageKey, target?.hash] as const;
}

/** The ids of a page's elements: of its nodes, and those in its texts. */
function anchorsOf(key: string, { pages, values }: CheckContext): string[] {
  const page = pages.get(key)?.page;
  if (!page) return [];
  const nodes = [...walkNodes({ pages: { [key]: page } })]
    .filter((placed) => !isHidden(placed))
    .map(({ node }) => `p-${node.id}`);
  const inTexts = values()
    .texts.filter((text) => text.isHtml && text.page === key && !(text.node && isHidden(text.node)))
    .flatMap(({ text }) => Object.values(typeof text === 'string' ? { text } : text))
    .flatMap((html) => [...(html ?? '').matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
  return [...nodes, ...inTexts, ...(nodes.length > 0 ? [inquiryAnchor] : [])];
}
