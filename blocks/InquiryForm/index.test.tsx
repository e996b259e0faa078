import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import { consentsOf } from '#engine/browser/consent/consents.ts';
import type { FormState } from '#engine/browser/forms/form-state.ts';
import type { PartnerInfo } from '#schemas/site/partner.ts';
import InquiryForm from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

const employee = (id: number, name: string, isDoctor = true) => ({
  id,
  name,
  position: 'Director',
  image: null,
  isDoctor,
});
type Given = {
  data?: object;
  config?: Record<string, unknown>;
  form?: FormState;
  employees?: ReturnType<typeof employee>[];
  query?: Record<string, string>;
};

function render(more: Given = {}) {
  const {
    data = {},
    config = {},
    form,
    query = {},
    employees = [employee(1, 'Kim Bom'), employee(2, 'Lee', false)],
  } = more;
  const partner = { partnerEmployeeList: employees } as PartnerInfo;
  return renderForTest(
    { component: InquiryForm, messages },
    {
      data: schema.parse(data),
      config,
      page: {
        path: '/cscenter/contact',
        query,
        form,
        partner,
        formToken: 'signed',
        consents: consentsOf(null, 'en', 'ko'),
      },
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

test('the form is posted to the page of the list above it, without what its URL has confirmed', () => {
  const html = render({ query: { page: '3', done: 'inquired', categoryId: '2', ask: 'edit' } });
  expect(html).toMatch(/<form[^>]*action="\/en\/cscenter\/contact\?categoryId=2&amp;page=3"/);
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
  expect(html).toMatch(/<a href="#block-form-phoneNumber" data-replace="">Phone number: One of the two\.</);
});

test('a form that was sent before with other content is marked, so that it gets a new key', () => {
  const sent = { name: 'inquiry', values: {}, errors: {}, failure: 'This inquiry has already been sent.' };
  expect(render({ form: { ...sent, isAlreadySent: true } })).toMatch(/<form[^>]*data-already-sent=""/);
  expect(render({ form: sent })).not.toContain('data-already-sent');
});

test('the clinic’s doctors can be chosen, not its other staff; without doctors the form does not ask', () => {
  const select = (given: Given) => /<select.*<\/select>/s.exec(render(given).replaceAll('<!-- -->', ''))?.[0];
  expect(select({})).toContain('<option value="1">Kim Bom · Director</option>');
  expect(select({})).toMatch(/<option value=""[^>]*>Any doctor</);
  expect(select({})).not.toContain('Lee');
  const form = { name: 'inquiry', values: { managerId: '1' }, errors: { managerId: 'Choose again.' } };
  expect(select({ form })).toMatch(/<option value="1" selected[^>]*>/);
  expect(render({ form })).toContain('Choose again.');
  expect(select({ employees: [employee(2, 'Lee', false)] })).toBeUndefined();
});
