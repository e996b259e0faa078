import { defineRule } from '../../rule.ts';
import { belowIntro, node } from '../../testing/example-documents.ts';

export default defineRule({
  level: 'note',
  title: { ko: '지금 보이지 않는 섹션', en: 'Section not shown at present' },
  about: {
    ko: '다른 홈페이지 유형에만 보이는 섹션은 지금 보이지 않습니다.',
    en: 'A section for other types of homepages is not shown at present.',
  },
  check: ({ nodes, partner }) => {
    const type = partner?.info[partner.mainLanguage]?.row.config.homepageType;
    if (!type) return [];
    return nodes.flatMap(({ node: { when }, path }) =>
      when?.homepageTypes && !when.homepageTypes.includes(type)
        ? [
            {
              path: [...path, 'when', 'homepageTypes'],
              message: {
                ko: `이 병원의 홈페이지 유형(${type})에서는 보이지 않습니다`,
                en: `This is not shown for the partner's type of homepage (${type})`,
              },
            },
          ]
        : [],
    );
  },
  examples: {
    passing: [{ document: quote(['COMMERCE', 'HYBRID']) }],
    failing: [{ document: quote(['BRANDING']), at: 'pages["/a"].sections[1].when.homepageTypes' }],
  },
});

function quote(homepageTypes: string[]) {
  return belowIntro(node('QuoteBanner', { quote: 'a' }, { when: { homepageTypes } }));
}
