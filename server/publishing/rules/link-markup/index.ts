import { parseSafeUrl } from '#schemas/safe-url.ts';
import { defineRule } from '../../rule.ts';
import { withText } from '../../testing/example-documents.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '본문의 잘못된 링크', en: 'Link in a text that cannot be followed' },
  about: {
    ko: '본문의 링크는 /경로, http(s), tel, mailto 등의 주소여야 합니다. 다른 주소는 표시되지 않습니다.',
    en: 'Links in texts are paths or web, telephone and mail addresses; others are removed.',
  },
  check: ({ links }) =>
    links.flatMap(({ path, url, in: place }) => {
      if (place !== 'markup' || url.startsWith('#') || parseSafeUrl(url)) return [];
      return [
        {
          path,
          message: {
            ko: `본문의 링크 "${url}"은(는) 사용할 수 없는 주소입니다`,
            en: `The address of the link "${url}" in the text cannot be used`,
          },
          remedy: {
            ko: '사이트의 페이지는 /로, 다른 사이트는 https://로 시작합니다.',
            en: 'Begin with / for a page of the site, and with https:// for another site.',
          },
        },
      ];
    }),
  examples: {
    passing: [{ document: withText('<a href="/info">a</a><a href="mailto:a@b.kr">b</a><a href="#c">c</a>') }],
    failing: [
      { document: withText('<a href="products">x</a>'), at: 'pages["/a"].sections[1].data.html' },
      { document: withText('<a href="javascript:x()">x</a>'), at: 'pages["/a"].sections[1].data.html' },
      { document: withText('<a href="www.naver.com">x</a>'), at: 'pages["/a"].sections[1].data.html' },
    ],
  },
});
