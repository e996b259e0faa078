import { pageHeadings } from '../../page-headings.ts';
import { defineRule } from '../../rule.ts';
import { node, onPage } from '../../testing/example-documents.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '방문자에 따라 숨겨지는 큰 제목', en: 'Main heading hidden from some visitors' },
  about: {
    ko: '조건(when) 때문에 큰 제목(h1)이 없는 페이지를 보는 방문자가 있으면 안 됩니다.',
    en: 'No visitor gets a page without its main heading (h1) because of `when`.',
  },
  check: (context) =>
    pageHeadings(context).flatMap(({ key, owners, shown }) => {
      const bare = shown.find((one) => one.owners.length === 0);
      const [first] = owners;
      if (!bare || !first) return [];
      const { locale, device, homepageType, day } = bare.showing;
      const place = first.node.when ? [...first.path, 'when'] : first.path;
      const state = `${locale}, ${device}, ${homepageType}, ${day}`;
      return [
        {
          path: place,
          message: {
            ko: `페이지 "${key}"의 큰 제목(h1)이 보이지 않는 경우가 있습니다 (${state})`,
            en: `The page "${key}" has no main heading (h1) for some visitors (${state})`,
          },
          remedy: {
            ko: '제목 섹션의 조건을 지우거나, 나머지 경우를 위한 제목 섹션을 넣으세요.',
            en: 'Remove the condition, or add a heading for the other cases.',
          },
        },
      ];
    }),
  examples: {
    passing: [
      { document: onPage(node('PageIntro')) },
      { document: onPage(node('PageIntro', {}, { when: { locales: ['ko', 'en'] } })) },
      {
        document: onPage(
          node('PageIntro', {}, { id: 'until', when: { until: '2026-12-24' } }),
          node('PageIntro', {}, { id: 'from', when: { from: '2026-12-25' } }),
        ),
      },
    ],
    failing: [
      {
        document: onPage(node('PageIntro', {}, { when: { locales: ['ko'] } })),
        at: 'pages["/a"].sections[0].when',
      },
      {
        document: onPage(node('PageIntro', {}, { when: { devices: ['PC'] } })),
        at: 'pages["/a"].sections[0].when',
      },
      {
        document: onPage(node('PageIntro', {}, { when: { homepageTypes: ['COMMERCE'] } })),
        at: 'pages["/a"].sections[0].when',
      },
      {
        document: onPage(node('PageIntro', {}, { when: { until: '2026-12-24' } })),
        at: 'pages["/a"].sections[0].when',
      },
    ],
  },
});
