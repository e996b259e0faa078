import { expect, test } from 'vitest';
import { fc } from '#tests/setup/fast-check.ts';
import { fillHoles, formatUnicodeRange, parseUnicodeRange } from './unicode-range.ts';

test('ranges are written in their shortest form and can be read back', () => {
  expect(formatUnicodeRange([0x41, 0x43, 0x42, 0xac00])).toBe('U+41-43,U+ac00');
  expect(parseUnicodeRange('U+41-43, U+AC00')).toEqual([0x41, 0x42, 0x43, 0xac00]);
});

test('an invalid range is rejected', () => {
  expect(() => parseUnicodeRange('U+41,latin')).toThrow('"latin" is not a Unicode range');
});

test('a face whose gaps belong to later faces becomes one run', () => {
  expect(fillHoles([[1, 3, 5], [2], [4]])).toEqual([[1, 2, 3, 4, 5], [2], [4]]);
});

test('a face never claims what an earlier face has', () => {
  expect(fillHoles([[2], [1, 3]])).toEqual([[2], [1, 3]]);
});

test('filled or not, the browser takes every character from the face that has it', () => {
  const owners = fc.array(fc.integer({ min: -1, max: 4 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(owners, (ownerOf) => {
      const faces = [0, 1, 2, 3, 4].map((face) => ownerOf.flatMap((owner, c) => (owner === face ? [c] : [])));
      const filled = fillHoles(faces);
      ownerOf.forEach((owner, codePoint) => {
        // Where ranges overlap, the face declared last wins.
        if (owner >= 0) expect(filled.findLastIndex((face) => face.includes(codePoint))).toBe(owner);
      });
    }),
  );
});
