import { expect, test } from 'vitest';
import { HtmlChunk } from '#engine/html/html-chunk.ts';
import { hasInquiryForm, showsInquiryForm } from './takes-inquiries.ts';

const site = (...data: object[]) => ({ dataOf: (type: string) => (type === 'InquiryForm' ? data : []) });

test('a site has the form if it always shows it, or shows it in place of a missing widget', () => {
  expect([true, false].map((useWidget) => hasInquiryForm(site(), useWidget))).toEqual([false, false]);
  expect([true, false].map((useWidget) => hasInquiryForm(site({}), useWidget))).toEqual([false, true]);
  const always = site({ shown: 'withoutWidget' }, { shown: 'always' });
  expect([true, false].map((useWidget) => hasInquiryForm(always, useWidget))).toEqual([true, true]);
});

test('a page shows it if it contains the form itself, not just text about it', () => {
  const page = (html: string) => [new HtmlChunk('<p>a</p>'), new HtmlChunk(html)];
  expect(showsInquiryForm(page('<form id="f" data-form="inquiry" method="post">'))).toBe(true);
  expect(showsInquiryForm(page('<form data-form="create">'))).toBe(false);
  expect(showsInquiryForm(page('&lt;form data-form="inquiry"&gt;'))).toBe(false);
});
