import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import { consentsOf } from '#engine/browser/consent/consents.ts';
import type { FormState } from '#engine/browser/forms/form-state.ts';
import { boardTypeResponse } from '#schemas/api/notice-board-types.ts';
import { fixtures } from './fixtures.ts';
import CustomerArticleForm from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

const versions = consentsOf(null, 'en', 'ko').article;
const render = (form?: FormState, consents = consentsOf(null, 'en', 'ko')) =>
  renderForTest(
    { component: CustomerArticleForm, messages },
    {
      data: schema.parse({}),
      source: boardTypeResponse.parse(fixtures.default.source),
      page: { path: '/cscenter/boards/11/write', form, consents },
    },
  ).html;
const box = (html: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

test('consent to personal and health data is separate, states what, why, how long and how to refuse, and starts unticked', () => {
  const html = render();
  for (const [name, { version }] of [
    ['consentPersonal', versions.personal],
    ['consentHealth', versions.health],
  ] as const) {
    expect(box(html, name)).toContain(`value="${version}"`);
    expect(box(html, name)).toContain('required=""');
    expect(box(html, name)).not.toContain('checked');
  }
  for (const part of ['What we collect', 'Why', 'How long', 'If you refuse'])
    expect(html.split(`<dt>${part}</dt>`), part).toHaveLength(3);
});

test('an article is private unless its writer unticks it', () => {
  expect(box(render(), 'isPrivate')).toContain('checked');
  expect(box(render({ name: 'create', values: {}, errors: {} }), 'isPrivate')).not.toContain('checked');
});

test('missing consent is reported at its checkbox and above the form; given consent stays ticked', () => {
  const html = render({
    name: 'create',
    values: { consentHealth: versions.health.version },
    errors: { consentPersonal: 'Please agree.' },
  });
  expect(html).toMatch(
    /<a href="#block-form-consentPersonal" data-replace="">Consent to the use of personal data: Please agree\.</,
  );
  expect(box(html, 'consentPersonal')).toContain('aria-describedby="block-form-consentPersonal-error"');
  expect(box(html, 'consentHealth')).toContain('checked');
});

test('a clinic can use its own text, marked with its language', () => {
  const own = { article: { personal: { retention: { ko: '3년 동안' } } } };
  const html = render(undefined, consentsOf(own, 'en', 'ko'));
  expect(html).toContain('<dd lang="ko">3년 동안</dd>');
  expect(box(html, 'consentPersonal')).not.toContain(versions.personal.version);
  expect(box(html, 'consentHealth')).toContain(versions.health.version);
});
