import { removalsOf } from '../../missing-part.ts';
import { defineRule } from '../../rule.ts';
import { node } from '../../testing/example-documents.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '푸터의 사업자 정보 누락', en: 'Business details missing from the footer' },
  about: {
    ko: '푸터의 상호, 대표자, 사업자등록번호는 법으로 표시해야 합니다.',
    en: 'The law requires the name, representative and registration number of the business, which the footer shows.',
  },
  check: (context) =>
    removalsOf('legal-identity', context).map(({ path, pages }) => ({
      path,
      message: {
        ko: `사업자 정보가 표시되지 않는 페이지입니다: ${pages.slice(0, 3).join(', ')}`,
        en: `These pages do not show the details of the business: ${pages.slice(0, 3).join(', ')}`,
      },
      remedy: { ko: '푸터를 지우지 마세요.', en: 'Keep the footer.' },
    })),
  examples: {
    passing: [
      { document: {} },
      { document: { pages: { '/landing': { slots: { footer: null }, noindex: true, sections: [] } } } },
      { document: { slots: { footer: node('FooterMain') } } },
    ],
    failing: [
      { document: { slots: { footer: null } }, at: 'slots.footer' },
      { document: { slots: { footer: node('FooterMain', {}, { hidden: true }) } }, at: 'slots.footer' },
      {
        document: { pages: { '/a': { slots: { footer: null }, sections: [] } } },
        at: 'pages["/a"].slots.footer',
      },
    ],
  },
});
