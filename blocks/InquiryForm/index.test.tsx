import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import { consentsOf } from '#engine/browser/consent/consents.ts';
import type { FormState } from '#engine/browser/forms/form-state.ts';
import InquiryForm from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

function render(more: { data?: object; config?: Record<string, unknown>; form?: FormState } = {}) {
  const { data = {}, config = {}, form } = more;
  return renderForTest(
    { component: InquiryForm, messages },
    {
      data: schema.parse(data),
      config,
      page: { path: '/cscenter/contact', form, formToken: 'signed', consents: consentsOf(null, 'en', 'ko') },
    },
  ).html;
}

test('a clinic without the widget has the form, with a field for picked treatments; one with the widget has none', () => {
  const html = render();
  expect(html).toMatch(/<form[^>]*data-form="inquiry"/);
  expect(html).toMatch(/<form[^>]*action="\/en\/cscenter\/contact"/);
  for (const name of ['name', 'phoneNumber', 'messenger', 'preferredTimes', 'picked', 'message'])
    expect(html, name).toContain(`name="${name}"`);
  expect(html).toMatch(/<textarea[^>]*data-cart-lines/);
  expect(html).toContain('name="consentHealth"');
  expect(html).toContain('id="inquiry"');
  expect(render({ config: { useWidget: true } })).toBe('');
  expect(render({ config: { useWidget: true }, data: { shown: 'always' } })).toContain('<form');
});

test('a notice above the form confirms that it was sent, and the form stays usable', () => {
  const html = render({ data: { done: 'inquired' } });
  expect(html).toContain('role="status"');
  expect(html).toContain('Your inquiry has arrived');
  expect(html.indexOf('Your inquiry has arrived')).toBeLessThan(html.indexOf('<form'));
  expect(html).toContain('name="phoneNumber"');
  expect(render({ data: { done: 'created' } })).not.toContain('Your inquiry has arrived');
});

test('errors are shown at their fields with what was typed', () => {
  const html = render({
    form: { name: 'inquiry', values: { message: 'A & B' }, errors: { phoneNumber: 'One of the two.' } },
  });
  expect(html).toContain('A &amp; B</textarea>');
  const phone = /<input[^>]*name="phoneNumber"[^>]*>/.exec(html)?.[0];
  expect(phone).toContain('aria-invalid="true"');
  expect(html).toMatch(/<a href="#block-form-phoneNumber">Phone number: One of the two\.</);
});
