import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import { prosePicture } from '#engine/image/prose-picture.ts';
import component from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

test('an image is sized for the width of the text: a column, or the page', () => {
  const html = `<img sizes="${prosePicture('/files/han/a.webp', 1200, true).sizes}" />`;
  const show = (data: object) =>
    renderForTest({ component, messages }, { data: schema.parse({ html, ...data }) }).html;
  expect(show({})).toContain('sizes="auto, (max-width: 768px) 100vw, 768px"');
  expect(show({ width: 'page' })).toContain('sizes="auto, (max-width: 1200px) 100vw, 1200px"');
});
