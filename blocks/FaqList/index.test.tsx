import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { compileCatalog } from '#engine/i18n/compile-catalog.ts';
import { IslandShell } from '#engine/render/island-shell.tsx';
import { faqsResponse } from '#schemas/api/faqs.ts';
import { samplePage } from '#tests/contract/sample-page.ts';
import FaqList from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

const faq = (id: number) => ({
  id,
  languageCode: 'en',
  categoryId: 2,
  categoryName: 'Booking',
  question: `Question ${id}`,
  answer: `<p>Answer ${id}</p>`,
});
const categories = [
  { id: 1, name: 'Treatment', count: 4 },
  { id: 2, name: 'Booking', count: 2 },
];

function render(rows: unknown[], query: Record<string, string> = {}, listed: unknown[] = categories) {
  return renderToStaticMarkup(
    <IslandShell
      component={FaqList}
      id="f"
      data={schema.parse({})}
      source={faqsResponse.parse({ rows, count: rows.length, page: 1, limit: 20, categories: listed })}
      slots={{}}
      page={samplePage('en', { query })}
      catalog={compileCatalog(messages, 'en')}
    />,
  );
}

test('an empty list shows an empty message', () => {
  expect(render([])).toContain('No FAQ list available yet.');
});

test('opening a question closes the others, and answers preserve their markup', () => {
  const html = render([faq(1), faq(2)]);
  expect(html.match(/<details[^>]*name="f-faq"/g)).toHaveLength(2);
  expect(html).toContain('<p>Answer 1</p>');
});

test('categories are links, and the chosen one is current', () => {
  expect(render([faq(1)])).toMatch(/href="\/en\/cscenter\/faq"[^>]*aria-current="page"/);
  const chosen = render([faq(1)], { categoryId: '2' });
  expect(chosen).toMatch(/href="\/en\/cscenter\/faq\?categoryId=2"[^>]*aria-current="page"/);
  expect(chosen.match(/aria-current/g)).toHaveLength(1);
});

test('a question, its category and its answer in another language are marked with it, as is a category to choose', () => {
  const korean = { ...faq(1), languageCode: 'ko', categoryName: '예약', question: '질문' };
  const html = render([korean], {}, [{ id: 2, languageCode: 'ko', name: '예약', count: 1 }, ...categories]);
  expect(html).toContain('<span class="FaqList-category" lang="ko">예약</span><span lang="ko">질문</span>');
  expect(html).toMatch(/href="[^"]*categoryId=2"[^>]*><span lang="ko">예약<\/span>/);
  expect(html).not.toMatch(/lang="ko">Treatment/);
});
