import { removalsOf } from '../../missing-part.ts';
import { defineRule } from '../../rule.ts';
import { node } from '../../testing/example-documents.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '언어 선택이 없는 사이트', en: 'No way to change the language' },
  about: {
    ko: '언어가 여럿인 사이트에는 언어를 바꾸는 버튼이 있어야 합니다.',
    en: 'A site with several languages lets visitors change the language.',
  },
  check: (context) =>
    context.partner?.languages.length === 1
      ? []
      : removalsOf('languages', context).map(({ path, pages }) => ({
          path,
          message: {
            ko: `언어를 바꿀 수 없는 페이지입니다: ${pages.slice(0, 3).join(', ')}`,
            en: `Visitors of these pages cannot change the language: ${pages.slice(0, 3).join(', ')}`,
          },
          remedy: {
            ko: '헤더의 “오른쪽 버튼들”에 “언어 선택” 블록을 넣으세요.',
            en: 'Add the block “Language switcher” to the header’s “Buttons at the right”.',
          },
        })),
  examples: {
    passing: [
      { document: {} },
      { document: { pages: { '/landing': { slots: { header: null }, noindex: true, sections: [] } } } },
      { document: { slots: { header: null } }, partner: { languages: ['ko'] } },
    ],
    failing: [
      { document: { slots: { header: null } }, at: 'slots.header' },
      {
        document: { pages: { '/a': { slots: { header: null }, sections: [] } } },
        at: 'pages["/a"].slots.header',
      },
      { document: { slots: { header: node('HeaderBar') } }, at: 'slots.header' },
    ],
  },
});
