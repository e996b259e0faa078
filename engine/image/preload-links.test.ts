import { expect, test } from 'vitest';
import { preloadsIn } from './preload-links.ts';

test('a high-priority picture is preloaded in the sizes that it offers', () => {
  const image =
    '<img src="/a.webp" srcSet="/a?w=640&amp;q=75 640w, /a?w=1080&amp;q=75 1080w" sizes="100vw" fetchPriority="high"/>';
  expect(preloadsIn(`<p>${image}</p>`)).toEqual([
    '<link rel="preload" as="image" fetchpriority="high" imagesrcset="/a?w=640&amp;q=75 640w, /a?w=1080&amp;q=75 1080w" imagesizes="100vw">',
  ]);
  expect(preloadsIn('<img src="/a.webp" fetchPriority="high"/>')).toEqual([
    '<link rel="preload" as="image" fetchpriority="high" href="/a.webp">',
  ]);
});

test('for a picture with sources, only the one that the browser chooses is requested', () => {
  const picture =
    '<picture class="art"><source media="(max-width: 768px)" srcSet="/m.webp 640w" sizes="100vw"/><img src="/a.webp" srcSet="/a.webp 1200w" sizes="50vw" fetchPriority="high"/></picture>';
  const [links] = preloadsIn(picture);
  expect(links?.match(/ media="[^"]*"/g)).toEqual([
    ' media="(max-width: 768px)"',
    ' media="(not (max-width: 768px))"',
  ]);
  expect(links?.match(/ imagesrcset="[^"]*"/g)).toEqual([
    ' imagesrcset="/m.webp 640w"',
    ' imagesrcset="/a.webp 1200w"',
  ]);
});

test('pictures without high priority are not preloaded', () => {
  expect(preloadsIn('<img src="/a.webp" loading="lazy"/><picture><img src="/b.webp"/></picture>')).toEqual(
    [],
  );
});
