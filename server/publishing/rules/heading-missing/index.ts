import { pageHeadings } from '../../page-headings.ts';
import { defineRule } from '../../rule.ts';
import { node, onPage } from '../../testing/example-documents.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '큰 제목이 없는 페이지', en: 'Page without a main heading' },
  about: {
    ko: '페이지마다 큰 제목(h1)이 하나 있어야 검색엔진과 화면 낭독기가 페이지를 이해합니다.',
    en: 'Every page has one main heading (h1) for search engines and screen readers.',
  },
  check: (context) =>
    pageHeadings(context)
      .filter(({ owners }) => owners.length === 0)
      .map(({ key }) => ({
        path: ['pages', key],
        message: {
          ko: `페이지 "${key}"에 큰 제목(h1)이 있는 섹션이 없습니다`,
          en: `No section of the page "${key}" has its main heading (h1)`,
        },
        remedy: {
          ko: '“페이지 상단 소개” 같은 섹션을 맨 위에 넣으세요.',
          en: 'Begin with a section such as “Page intro”.',
        },
      })),
  examples: {
    passing: [{ document: onPage(node('PageIntro'), node('QuoteBanner', { quote: 'a' })) }],
    failing: [
      { document: onPage(node('QuoteBanner', { quote: 'a' })), at: 'pages["/a"]' },
      { document: onPage(), at: 'pages["/a"]' },
      { document: onPage(node('PageIntro', {}, { hidden: true })), at: 'pages["/a"]' },
    ],
  },
});
