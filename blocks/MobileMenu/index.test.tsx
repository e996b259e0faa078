import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import type { BlockComponent } from '#registry/contract.ts';
import { homepageConfig } from '#schemas/site/homepage-config.ts';
import { samplePage } from '#tests/contract/sample-page.ts';
import MobileMenu from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

const buttonOf = (data: object, config = {}) => {
  const component = MobileMenu as BlockComponent;
  const page = samplePage('en', { config: homepageConfig.parse({ useWidget: true, ...config }) });
  const { html } = renderForTest({ component, messages }, { data: schema.parse(data), page });
  return /<a class="[^"]*MobileMenu-button"[^>]*>.*?<\/a>/.exec(html)?.[0];
};

test('the drawer has a reserve button, with or without one in the document', () => {
  const button = buttonOf({});
  expect(button).toContain('Book now');
  expect(button).toContain('data-widget="visit"');
  expect(button).toContain('href="/en/cscenter/contact"');
});

test('without a widget, the default button links to the inquiry form', () => {
  expect(buttonOf({}, { useWidget: false })).toContain('href="/en/cscenter/contact#inquiry"');
});

test('a button of the document replaces the default one', () => {
  const own = buttonOf({ button: { buttonText: 'Visit us', buttonUrl: '/introduce' } });
  expect(own).toContain('Visit us');
  expect(own).not.toContain('Book now');
});
