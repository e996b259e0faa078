import type { LayoutNode } from '#schemas/layout/node.ts';
import { canonicalJson } from '../../json/canonical-json.ts';
import { defineRule } from '../../rule.ts';
import { belowIntro, node } from '../../testing/example-documents.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '반복된 섹션', en: 'Section repeated' },
  about: {
    ko: '같은 내용의 섹션이 한 페이지에 두 번 있으면 복사 후 지우지 않은 것일 수 있습니다.',
    en: 'The same section twice on a page is probably a copy that was left over.',
  },
  check: ({ document }) =>
    Object.entries(document.pages ?? {}).flatMap(([key, { sections }]) => {
      const known = new Map<string, LayoutNode>();
      return sections.flatMap((section, index) => {
        const content = canonicalJson(contentOf(section));
        const first = known.get(content);
        if (!first) {
          known.set(content, section);
          return [];
        }
        const path = ['pages', key, 'sections', index];
        return [
          {
            path,
            message: {
              ko: `"${section.id}" 섹션은 같은 페이지의 "${first.id}" 섹션과 내용이 같습니다`,
              en: `The section "${section.id}" is the same as "${first.id}" on this page`,
            },
            remedy: { ko: '하나를 지우세요.', en: 'Remove one of them.' },
          },
        ];
      });
    }),
  examples: {
    passing: [
      {
        document: belowIntro(
          node('NoticeList', {}, { id: 'one', source: { name: 'notices' } }),
          node('NoticeList', {}, { id: 'two', source: { name: 'notices', params: { limit: 3 } } }),
        ),
      },
      {
        document: belowIntro(
          node('RichText', { html: '<p>a</p>' }, { id: 'one', when: { locales: ['ko'] } }),
          node('RichText', { html: '<p>a</p>' }, { id: 'two', when: { locales: ['en'] } }),
        ),
      },
    ],
    failing: [
      {
        document: belowIntro(
          node('RichText', { html: '<p>a</p>' }, { id: 'one' }),
          node('QuoteBanner', { quote: 'b' }),
          node('RichText', { html: '<p>a</p>' }, { id: 'two' }),
        ),
        at: 'pages["/a"].sections[3]',
      },
    ],
  },
});

/** A node without the ids, which differ in a copy. */
const contentOf = ({ id: _, slots = {}, ...rest }: LayoutNode): unknown => ({
  ...rest,
  slots: Object.entries(slots).map(([name, nodes]) => [name, nodes.map(contentOf)]),
});
