import { diagnose } from '#engine/resolve/zod-diagnostics.ts';
import { pageKey } from '#schemas/layout/page.ts';
import { wordsOf } from '../../diagnostic-finding.ts';
import { defineRule, type Problem } from '../../rule.ts';

export default defineRule({
  level: 'error',
  title: { ko: '잘못된 페이지 주소', en: 'Page address that cannot be opened' },
  about: {
    ko: '페이지 키는 언어가 없는 경로입니다. 다른 형식의 페이지는 열 수 없습니다.',
    en: 'A page key is a path without language; a page with any other key cannot be reached.',
  },
  check: ({ document }) =>
    Object.keys(document.pages ?? {}).flatMap((key) => {
      const path = ['pages', key];
      const wrong = diagnose(pageKey, key).map(({ message }) => wordsOf({ message, value: key }));
      return [...wrong, ...faultsOf(key)].map((problem) => ({ path, ...problem }));
    }),
  examples: {
    passing: [
      { document: { pages: { '/events/{id}': { sections: [] }, '/event/0301': { sections: [] } } } },
      { document: { pages: { '/price-1.5': { sections: [] } } } },
    ],
    failing: [
      { document: { pages: { '/a/': { sections: [] } } }, at: 'pages["/a/"]' },
      { document: { pages: { '/a b': { sections: [] } } }, at: 'pages["/a b"]' },
      { document: { pages: { '/en/a': { sections: [] } } }, at: 'pages["/en/a"]' },
      { document: { pages: { '/이벤트': { sections: [] } } }, at: 'pages["/이벤트"]' },
      { document: { pages: { '/a//b': { sections: [] } } }, at: 'pages["/a//b"]' },
      { document: { pages: { '/a/../b': { sections: [] } } }, at: 'pages["/a/../b"]' },
      { document: { pages: { '/a/{id}.html': { sections: [] } } }, at: 'pages["/a/{id}.html"]' },
      { document: { pages: { '/about.html': { sections: [] } } }, at: 'pages["/about.html"]' },
      { document: { pages: { '/promo/index.HTML': { sections: [] } } }, at: 'pages["/promo/index.HTML"]' },
      { document: { pages: { '/a/:id': { sections: [] } } }, at: 'pages["/a/:id"]' },
      { document: { pages: { '/a/{id}/{id}': { sections: [] } } }, at: 'pages["/a/{id}/{id}"]' },
    ],
  },
});

const param = /^\{([a-zA-Z]\w*)\}$/;

/** Links to such URLs get no language (`localizedHref`). */
const fileEnding = /\.[a-z][a-z\d]*$/i;

/** Why no URL ever matches a key, apart from what its schema refuses. */
function faultsOf(key: string): Omit<Problem, 'path'>[] {
  const segments = key.split('/').slice(1);
  if (/[^\u0021-\u007e]|%/.test(key.replace(/\s/g, '')))
    return [
      {
        message: {
          ko: `주소에는 영문자와 숫자만 그대로 옵니다. "${key}"은(는) 열리지 않습니다`,
          en: `Addresses arrive in ASCII, so nothing ever matches "${key}"`,
        },
        remedy: { ko: '/spring-event처럼 영문으로 쓰세요.', en: 'Use a key such as /spring-event.' },
      },
    ];
  if (key !== '/' && segments.slice(0, -1).includes(''))
    return [{ message: { ko: `"${key}"에 빈 부분(//)이 있습니다`, en: `"${key}" has an empty segment` } }];
  if (segments.some((segment) => segment === '.' || segment === '..'))
    return [
      {
        message: {
          ko: `브라우저는 . 과 .. 을 주소에서 없앱니다: "${key}"`,
          en: `Browsers remove . and .. from addresses: "${key}"`,
        },
      },
    ];
  const odd = segments.find((segment) => /[{}:*()[\]\\]/.test(segment) && !param.test(segment));
  if (odd)
    return [
      {
        message: {
          ko: `"${odd}"은(는) 주소의 한 부분이나 매개변수가 아닙니다`,
          en: `"${odd}" is neither a segment nor a parameter`,
        },
        remedy: {
          ko: '매개변수는 / 사이 전체를 차지합니다. 예: {productId}',
          en: 'A parameter is a whole segment, as in {productId}.',
        },
      },
    ];
  const ending = fileEnding.exec(key)?.[0];
  if (ending)
    return [
      {
        message: {
          ko: `"${key}"은(는) 파일 주소로 처리되어 다른 언어의 페이지로 연결되지 않습니다`,
          en: `Links to "${key}" do not lead to its other languages, because it looks like a file`,
        },
        remedy: { ko: `주소에서 ${ending}을(를) 빼세요.`, en: `Leave out ${ending}.` },
      },
    ];
  const names = segments.flatMap((segment) => param.exec(segment)?.[1] ?? []);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice
    ? [
        {
          message: {
            ko: `매개변수 "${twice}"이(가) 두 번 있습니다`,
            en: `The parameter "${twice}" is given twice`,
          },
        },
      ]
    : [];
}
