import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import type { PageContext } from '#engine/context/page-context.ts';
import LanguageSwitcher from './index.tsx';
import messages from './messages.json' with { type: 'json' };

const ko = { code: 'ko', name: '한국어' } as const;
const en = { code: 'en', name: 'English' } as const;
const render = (languages: PageContext['languages']) =>
  renderForTest(
    { component: LanguageSwitcher, messages },
    { data: { display: 'name' }, page: { languages, pageKey: '/introduce', path: '/introduce' } },
  ).html;

test('every language is a link with its own lang, the current one marked', () => {
  const html = render([ko, en]);
  expect(html).toContain('href="/introduce" hrefLang="ko" lang="ko"');
  expect(html).toMatch(/href="\/en\/introduce" hrefLang="en" lang="en" aria-current="true"/);
});

test('nothing is shown if the only language is the current one', () => {
  expect(render([en])).toBe('');
  expect(render([ko])).toContain('한국어');
});

test("an empty list shows 'No language'", () => {
  expect(render([])).toContain('No language');
});

test('another site opens in its target', () => {
  const html = render([en, { url: 'https://th.clinic.kr', title: 'ไทย', hrefTarget: '_blank' }]);
  expect(html).toMatch(/href="https:\/\/th.clinic.kr" target="_blank" rel="noopener"/);
});
