import { isServedPath } from '#engine/route/served-paths.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  level: 'error',
  title: { ko: '사용할 수 없는 페이지 주소', en: 'Page address that is taken' },
  about: {
    ko: '서버가 직접 응답하는 주소에는 페이지를 만들 수 없습니다.',
    en: 'A page at an address that the server itself answers is never shown.',
  },
  check: ({ document }) =>
    Object.keys(document.pages ?? {})
      .filter(isServedPath)
      .map((key) => ({
        path: ['pages', key],
        message: {
          ko: `"${key}" 주소에는 서버가 직접 응답하므로 페이지가 표시되지 않습니다`,
          en: `The server itself answers "${key}", so the page is never shown`,
        },
        remedy: { ko: '다른 주소를 쓰세요.', en: 'Choose another key.' },
      })),
  examples: {
    passing: [{ document: { pages: { '/filings': { sections: [] } } } }],
    failing: ['/api', '/files/a', '/_maru/page', '/healthz', '/s/a', '/assets/x'].map((key) => ({
      document: { pages: { [key]: { sections: [] } } },
      at: `pages["${key}"]`,
    })),
  },
});
