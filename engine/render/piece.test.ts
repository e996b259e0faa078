import { expect, test, vi } from 'vitest';
import { findIn, joinPieces, Piece } from './piece.ts';

test('a piece is looked at once per question, and encoded once', () => {
  const piece = new Piece('<b>봄</b>');
  const tags = vi.fn((html: string) => html.match(/<\w+/g) ?? []);
  expect(piece.about(tags)).toEqual(['<b']);
  expect(piece.about(tags)).toEqual(['<b']);
  expect(tags).toHaveBeenCalledOnce();
  expect(piece.bytes.toString()).toBe('<b>봄</b>');
  expect(piece.bytes).toBe(piece.bytes);
  // Kept from page to page, it keeps nothing else in memory.
  expect(piece.bytes.buffer.byteLength).toBe(piece.bytes.length);
});

test('a question of all pieces gathers their answers', () => {
  const pieces = [new Piece('a1'), new Piece('b'), new Piece('a1c2')];
  expect([...findIn(pieces, (html) => html.match(/\d/g) ?? [])]).toEqual(['1', '2']);
  expect(joinPieces(pieces)).toBe('a1ba1c2');
});
