import { defineRule } from '../../rule.ts';
import { node, onPage } from '../../testing/example-documents.ts';
import { kindsOf } from '../../value-kinds.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '주소의 값을 그대로 보여 주는 문구', en: 'Text taken from the address' },
  about: {
    ko: '주소의 값(query)을 텍스트로 표시하면 누구나 링크로 페이지의 글을 바꿀 수 있습니다.',
    en: 'A query parameter shown as text lets everybody put words on the page with a link.',
  },
  check: ({ bindings }) =>
    bindings
      .filter(({ bind, use, schemas }) => {
        if (!/^(query|params)\./.test(bind) || use === 'param') return false;
        return use !== 'data' || kindsOf(schemas).has('texts') || kindsOf(schemas).has('html');
      })
      .map(({ bind, path }) => ({
        path: [...path, '$bind'],
        message: {
          ko: `주소의 값 "${bind}"이(가) 그대로 글로 표시됩니다`,
          en: `"${bind}", which anybody can write into the address, is shown as text`,
        },
        remedy: {
          ko: '글을 직접 쓰거나 병원 정보, 소스의 결과를 연결하세요.',
          en: 'Write the text, or bind a fact or the answer of a source.',
        },
      })),
  examples: {
    passing: [{ document: onPage(node('SearchIntro', { keyword: { $bind: 'query.keyword' } })) }],
    failing: [
      {
        document: onPage(node('PageIntro', { title: { $bind: 'query.title' } })),
        at: 'pages["/a"].sections[0].data.title.$bind',
      },
      {
        document: { pages: { '/a': { title: { $bind: 'query.title' }, sections: [node('PageIntro')] } } },
        at: 'pages["/a"].title.$bind',
      },
    ],
  },
});
