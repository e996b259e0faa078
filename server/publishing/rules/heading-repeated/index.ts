import { pageHeadings } from '../../page-headings.ts';
import { defineRule } from '../../rule.ts';
import { belowIntro, node, onPage } from '../../testing/example-documents.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '두 번 나오는 큰 제목', en: 'More than one main heading' },
  about: { ko: '한 페이지의 큰 제목(h1)은 하나입니다.', en: 'A page has one main heading (h1).' },
  check: (context) =>
    pageHeadings(context).flatMap(({ key, shown }) => {
      const further = new Set(shown.flatMap(({ owners }) => owners.slice(1)));
      return [...further].map(({ node: { id, type }, path }) => ({
        path,
        message: {
          ko: `"${id}"(${type})는 페이지 "${key}"의 두 번째 큰 제목(h1)입니다`,
          en: `"${id}" (${type}) is a second main heading (h1) of the page "${key}"`,
        },
        remedy: {
          ko: '둘 중 하나를 작은 제목의 섹션으로 바꾸세요.',
          en: 'Replace one of them with a section whose title is smaller.',
        },
      }));
    }),
  examples: {
    passing: [
      { document: belowIntro(node('QuoteBanner', { quote: 'a' })) },
      { document: belowIntro(node('HeroStatement', { title: 'a' }, { hidden: true })) },
      {
        document: onPage(
          node('PageIntro', {}, { id: 'ko', when: { locales: ['ko'] } }),
          node('PageIntro', {}, { id: 'en', when: { locales: ['en'] } }),
        ),
      },
    ],
    failing: [
      { document: belowIntro(node('HeroStatement', { title: 'a' })), at: 'pages["/a"].sections[1]' },
      {
        document: onPage(
          node('PageIntro', {}, { id: 'one' }),
          node('PageIntro', {}, { id: 'two', when: { devices: ['MOBILE'] } }),
        ),
        at: 'pages["/a"].sections[1]',
      },
    ],
  },
});
