import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { joinChunks } from '#engine/html/html-chunk.ts';
import { inlineSheet } from './inline-sheet.ts';

test('stylesheets share one element that lists the complete ones, and the hash matches its text', () => {
  const { chunks, hash } = inlineSheet([
    { id: 'base', css: ':root{}', isWhole: false },
    { id: 'Hero', css: '.Hero{}', isWhole: true },
  ]);
  expect(joinChunks(chunks)).toBe('<style data-style="Hero">:root{}.Hero{}</style>');
  expect(hash).toBe(`'sha256-${createHash('sha256').update(':root{}.Hero{}').digest('base64')}'`);
});

test('no stylesheet can close the element', () => {
  const html = joinChunks(
    inlineSheet([{ id: 'x', css: '.a{content:"</style><script>"}', isWhole: true }]).chunks,
  );
  expect(html.match(/<\/style>/g)).toHaveLength(1);
});
