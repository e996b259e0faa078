import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { findIn, HtmlChunk, joinChunks, ownText } from './html-chunk.ts';

test('a chunk is analysed once per function, and encoded once', () => {
  const piece = new HtmlChunk('<b>봄</b>');
  const tags = vi.fn((html: string) => html.match(/<\w+/g) ?? []);
  expect(piece.about(tags)).toEqual(['<b']);
  expect(piece.about(tags)).toEqual(['<b']);
  expect(tags).toHaveBeenCalledOnce();
  expect(piece.bytes.toString()).toBe('<b>봄</b>');
  expect(piece.bytes).toBe(piece.bytes);
  // A cached chunk must not retain other memory.
  expect(piece.bytes.buffer.byteLength).toBe(piece.bytes.length);
});

test('an encoded chunk retains only its bytes, and has the same text', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  // Long enough that V8 makes slices instead of copies.
  const classes = (html: string) => (html.match(/Block-title-of-\d+/g) ?? []).map(ownText);
  const before = used();
  const pieces = Array.from({ length: 200 }, (_, index) => {
    const piece = new HtmlChunk(`<b class="Block-title-of-${index}">${'봄'.repeat(10_000)}</b>`);
    piece.about(classes);
    return [piece, piece.bytes] as const;
  });
  expect((used() - before) / 200).toBeLessThan(5_000);
  const [piece] = pieces[7] ?? [];
  expect(piece?.html).toContain('<b class="Block-title-of-7">봄봄');
  expect(piece?.length).toBe(piece?.html.length);
});

test('findIn collects the results of all chunks', () => {
  const pieces = [new HtmlChunk('a1'), new HtmlChunk('b'), new HtmlChunk('a1c2')];
  expect([...findIn(pieces, (html) => html.match(/\d/g) ?? [])]).toEqual(['1', '2']);
  expect(joinChunks(pieces)).toBe('a1ba1c2');
});
