// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { morphPage } from './morph-page.ts';

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

test('what did not change stays the same element', () => {
  morphPage(page('<p id="a">one</p><p id="b">two</p>'));
  const stays = document.querySelector('#b');
  morphPage(page('<p id="a">changed</p><p id="b">two</p>'));
  expect(document.querySelector('#a')?.textContent).toBe('changed');
  expect(document.querySelector('#b')).toBe(stays);
});

test('scripts of the page do not come with it, styles do', () => {
  morphPage(
    page('<p>x</p><script src="/assets/a.js"></script>', '<style>p{color:red}</style><script>1</script>'),
  );
  expect(document.querySelectorAll('script')).toHaveLength(0);
  expect(document.querySelector('style')?.textContent).toBe('p{color:red}');
});

test('what scripts would show is shown: the later slides of a slider, and what is busy until one runs', () => {
  const slide = '<li><noscript><img src="/files/han/a.webp" alt=""></noscript></li>';
  morphPage(
    page(`<ul data-slider-track>${slide}</ul><noscript>No script</noscript><p aria-busy="true">x</p>`),
  );
  expect(document.querySelectorAll('li > img')).toHaveLength(1);
  expect(document.querySelectorAll('noscript')).toHaveLength(1);
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

test('the elements of the frame outlive a new page', () => {
  const box = document.createElement('div');
  box.setAttribute('data-maru-frame', 'hover');
  document.documentElement.append(box);
  morphPage(page('<p>another</p>'));
  expect(box.isConnected).toBe(true);
});

test('a text that is edited stays as it is, until it is no longer', () => {
  morphPage(page('<main><h2>one</h2><p>x</p></main>'));
  const heading = document.querySelector('h2') as HTMLElement;
  heading.textContent = 'typed';
  morphPage(page('<main><h2>other</h2><p>y</p></main>'), heading);
  expect([heading.isConnected, heading.textContent, document.querySelector('p')?.textContent]).toEqual([
    ...[true, 'typed', 'y'],
  ]);
  morphPage(page('<main><h2>other</h2><p>y</p></main>'));
  expect(document.querySelector('h2')?.textContent).toBe('other');
});
