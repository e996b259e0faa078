import { expect, test } from 'vitest';
import { verificationsIn } from './verifications.ts';

test('verifications of Naver, Google, Bing, Yahoo Japan and Meta are found in any order of attributes', () => {
  expect(
    verificationsIn(`<meta name="naver-site-verification" content="n1" />
      <META content='g-2_x=' name='google-site-verification'>
      <meta content=b3 name=msvalidate.01><meta name="y_key" content="y4">
      <meta property="x" name="facebook-domain-verification" content="f5">`),
  ).toEqual([
    { name: 'naver-site-verification', content: 'n1' },
    { name: 'google-site-verification', content: 'g-2_x=' },
    { name: 'msvalidate.01', content: 'b3' },
    { name: 'y_key', content: 'y4' },
    { name: 'facebook-domain-verification', content: 'f5' },
  ]);
});

test.each([
  undefined,
  null,
  '',
  '<script>alert(1)</script>',
  '<meta name="refresh" content="0">',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<meta name="naver-site-verification" content="&quot;><script>">',
  '<meta name="naver-site-verification">',
  `<meta name="naver-site-verification" content="${'x'.repeat(101)}">`,
])('nothing else is taken from %j', (html) => expect(verificationsIn(html)).toEqual([]));

test('a repeated name counts once', () => {
  expect(verificationsIn('<meta name="y_key" content="a"><meta name="y_key" content="b">')).toEqual([
    { name: 'y_key', content: 'a' },
  ]);
});
