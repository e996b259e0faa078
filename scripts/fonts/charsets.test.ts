import { expect, test } from 'vitest';
import { gbHanzi, isHan, isHangul, jisKanji, ksHangul } from './charsets.ts';

test('the standards have as many characters as they state', () => {
  expect(ksHangul().size).toBe(2350);
  expect(jisKanji().size).toBe(6355);
  expect(gbHanzi().size).toBe(6763);
});

test('each standard contains only characters of its script', () => {
  expect([...ksHangul()].every(isHangul)).toBe(true);
  expect([...jisKanji()].every(isHan)).toBe(true);
  expect([...gbHanzi()].every(isHan)).toBe(true);
  expect(isHan(0x3042)).toBe(false);
});
