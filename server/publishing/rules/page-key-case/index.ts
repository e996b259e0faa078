import { defineRule } from '../../rule.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '대문자가 있는 페이지 주소', en: 'Capitals in a page address' },
  about: {
    ko: '주소는 대소문자를 구분합니다. 페이지 키는 소문자로 씁니다.',
    en: 'Addresses distinguish capitals, so page keys are in lower case.',
  },
  check: ({ document }) =>
    Object.keys(document.pages ?? {}).flatMap((key) => {
      const lower = key.replace(/\{[^/]*\}|[A-Z]/g, (part) =>
        part.startsWith('{') ? part : part.toLowerCase(),
      );
      if (lower === key) return [];
      return [
        {
          path: ['pages', key],
          message: {
            ko: `페이지 키 "${key}"에 대문자가 있어, 소문자로 입력한 방문자는 찾을 수 없습니다`,
            en: `The page key "${key}" has capitals, and visitors who type it in lower case do not find it`,
          },
          remedy: { ko: `"${lower}"(으)로 바꾸세요.`, en: `Use "${lower}".` },
        },
      ];
    }),
  examples: {
    passing: [{ document: { pages: { '/x/{someId}': { sections: [] } } } }],
    failing: [{ document: { pages: { '/Spring': { sections: [] } } }, at: 'pages["/Spring"]' }],
  },
});
