import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { findIn, HtmlChunk, joinChunks, ownText } from './html-chunk.ts';

test('a chunk is analysed once per function, and encoded once', () => {
  const chunk = new HtmlChunk('<b>봄</b>');
  const tags = vi.fn((html: string) => html.match(/<\w+/g) ?? []);
  expect(chunk.derive(tags)).toEqual(['<b']);
  expect(chunk.derive(tags)).toEqual(['<b']);
  expect(tags).toHaveBeenCalledOnce();
  expect(chunk.bytes.toString()).toBe('<b>봄</b>');
  expect(chunk.bytes).toBe(chunk.bytes);
  // A cached chunk must not retain other memory.
  expect(chunk.bytes.buffer.byteLength).toBe(chunk.bytes.length);
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
  const chunks = Array.from({ length: 200 }, (_, index) => {
    const chunk = new HtmlChunk(`<b class="Block-title-of-${index}">${'봄'.repeat(10_000)}</b>`);
    chunk.derive(classes);
    return [chunk, chunk.bytes] as const;
  });
  expect((used() - before) / 200).toBeLessThan(5_000);
  const [chunk] = chunks[7] ?? [];
  expect(chunk?.html).toContain('<b class="Block-title-of-7">봄봄');
  expect(chunk?.length).toBe(chunk?.html.length);
});

test('findIn collects the results of all chunks', () => {
  const chunks = [new HtmlChunk('a1'), new HtmlChunk('b'), new HtmlChunk('a1c2')];
  expect([...findIn(chunks, (html) => html.match(/\d/g) ?? [])]).toEqual(['1', '2']);
  expect(joinChunks(chunks)).toBe('a1ba1c2');
});
