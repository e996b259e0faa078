// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import { fixtures } from './fixtures.ts';
import component from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

function show(layout: 'icons' | 'tiles', isIconExposure: boolean) {
  const element = document.createElement('div');
  const data = schema.parse({ layout, hasAll: true });
  const { source } = fixtures.default;
  element.innerHTML = renderForTest(
    { component, messages },
    { data, source, config: { isIconExposure } },
  ).html;
  return element;
}

test('categories show their icons with isIconExposure', () => {
  const shown = show('icons', true);
  expect(shown.querySelectorAll('.CategoryNav-picture')).toHaveLength(9);
});

test('without isIconExposure categories show text only, including the one for all treatments', () => {
  const shown = show('icons', false);
  expect(shown.querySelectorAll('.CategoryNav-picture, img, svg')).toHaveLength(0);
  expect(shown.querySelectorAll('.CategoryNav-list--plain > li')).toHaveLength(9);
});

test('tiles always show their images', () => {
  expect(show('tiles', false).querySelectorAll('.CategoryNav-picture')).toHaveLength(9);
});
