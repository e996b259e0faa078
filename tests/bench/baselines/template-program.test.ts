import { expect, test } from 'vitest';
import { stringsIn, templateProgram } from './template-program.ts';

// biome-ignore lint/suspicious/noTemplateCurlyInString: pages may hold what looks like a placeholder
const html = '<ul class="a"><li title="Kim &amp; Lee">`${x}` \\ 피코토닝</li><li>피코토닝</li></ul>';

test('the program returns the page byte for byte', () => {
  const { render, values } = templateProgram(html, ['Kim & Lee', '피코토닝']);
  expect(render(values)).toBe(html);
});

test('texts and attributes that are data are inserted and escaped', () => {
  const { render, values } = templateProgram(html, ['Kim & Lee', '피코토닝']);
  expect(values).toEqual(['Kim & Lee', '피코토닝']);
  expect(render(['"A" < B', '리쥬란'])).toBe(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as above
    '<ul class="a"><li title="&quot;A&quot; &lt; B">`${x}` \\ 피코토닝</li><li>리쥬란</li></ul>',
  );
});

test('a page with more data than one function holds is still the page', () => {
  const texts = Array.from({ length: 100 }, (_, index) => `text ${index}`);
  const page = texts.map((text) => `<p>${text}</p>`).join('');
  const { render, values } = templateProgram(page, texts);
  expect(values).toHaveLength(100);
  expect(render(values)).toBe(page);
});

test('strings are found at any depth', () => {
  expect([...stringsIn({ a: 'one', b: [{ c: 'two' }, 3, null, undefined] })]).toEqual(['one', 'two']);
});

test('a program that would insert none of the data is rejected', () => {
  expect(() => templateProgram(html, ['another page'])).toThrow('None of the data');
});
