// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Thumbnail } from './Thumbnail.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('../../screens/partner/use-partner.ts', () => ({
  usePartner: () => ({ code: 'han', partner: { origin: 'http://han.example' } }),
}));

async function show(url: string) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const render = (next: string) => act(async () => root.render(<Thumbnail url={next} fallback="none" />));
  await render(url);
  onTestFinished(() => act(async () => root.unmount()));
  const source = () => document.querySelector('img')?.getAttribute('src') ?? document.body.textContent;
  const fail = () => act(async () => document.querySelector('img')?.dispatchEvent(new Event('error')));
  return { render, source, fail };
}

const small = (name: string) =>
  `http://han.example/_image?url=${encodeURIComponent(`/files/han/${name}`)}&w=384&q=75`;

test('The site makes it small; the console shows the picture itself if the site cannot, else what stands in its place', async () => {
  const { render, source, fail } = await show('/files/han/a.webp?v=1');
  expect(source()).toBe(small('a.webp?v=1'));
  await fail();
  expect(source()).toBe('/files/han/a.webp?v=1');
  await fail();
  expect(source()).toBe('none');
  await render('/files/han/b.webp');
  expect(source()).toBe(small('b.webp'));
});

test.each([
  ['/files/han/a.gif', '/files/han/a.gif'],
  ['https://cdn.example/a.webp', 'none'],
])('An animation stays as it is, and a picture of another origin is not shown: %s', async (url, shown) => {
  expect((await show(url)).source()).toBe(shown);
});
