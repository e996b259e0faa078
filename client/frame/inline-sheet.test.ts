import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { joinPieces } from '#engine/render/piece.ts';
import { inlineSheet } from './inline-sheet.ts';

test('stylesheets stand in one element under their names, and the hash is that of its text', () => {
  const { pieces, hash } = inlineSheet([
    { id: 'base', css: ':root{}' },
    { id: 'Hero', css: '.Hero{}' },
  ]);
  expect(joinPieces(pieces)).toBe('<style data-style="base Hero">:root{}.Hero{}</style>');
  expect(hash).toBe(`'sha256-${createHash('sha256').update(':root{}.Hero{}').digest('base64')}'`);
});

test('no stylesheet can end the element', () => {
  const html = joinPieces(inlineSheet([{ id: 'x', css: '.a{content:"</style><script>"}' }]).pieces);
  expect(html.match(/<\/style>/g)).toHaveLength(1);
});
