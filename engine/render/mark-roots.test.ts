import { expect, test } from 'vitest';
import { markRoots } from './mark-roots.ts';

const mark = ' data-maru-node="x"';

test.each([
  ['<section class="A"><p>a</p></section>', `<section${mark} class="A"><p>a</p></section>`],
  ['<img src="a>b"/><p>text</p>', `<img${mark} src="a>b"/><p${mark}>text</p>`],
  ['<style>a > b { }</style><hr>after', `<style>a > b { }</style><hr${mark}>after`],
  [
    '<!-- <p> --><svg viewBox="0 0 1 1"><path d="M0"/></svg>',
    `<!-- <p> --><svg${mark} viewBox="0 0 1 1"><path d="M0"/></svg>`,
  ],
  ['only text', 'only text'],
  ['', ''],
])('%s has its outermost elements marked', (html, marked) => {
  expect(markRoots([html], 'x')).toEqual([marked]);
});

test('an element stays open across the places of other nodes', () => {
  const parts = ['<div><header>a</header>', 0, '<p>b</p>', 1, '</div><div>c</div>', 2];
  expect(markRoots(parts, 'x')).toEqual([
    ...[`<div${mark}><header>a</header>`, 0, '<p>b</p>', 1, `</div><div${mark}>c</div>`, 2],
  ]);
});

test('the quotes of a path are escaped', () => {
  expect(markRoots(['<p></p>'], 'pages["/"].sections[0]')).toEqual([
    '<p data-maru-node="pages[&quot;/&quot;].sections[0]"></p>',
  ]);
});
