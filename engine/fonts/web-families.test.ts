import { expect, test } from 'vitest';
import { nameFamilies, withoutUndeclared } from './web-families.ts';

test('web fonts leave a stack until they are declared, however they are written', () => {
  expect(withoutUndeclared(`Pretendard,"Noto Sans JP", 'Gowun Batang' ,Arial`)).toBe(
    'var(--web-pretendard,)var(--web-noto-sans-jp,)var(--web-gowun-batang,)Arial',
  );
});

test('fonts of the device stay, also where their names begin or end alike', () => {
  const stack = '"Pretendard Fallback",My Pretendard,"Noto Sans JPN",Arial,var(--font-others-ja)';
  expect(withoutUndeclared(stack)).toBe(stack);
});

test('a web font that ends its stack stays: no comma would be left to stand before it', () => {
  expect(withoutUndeclared('Batang,Pretendard')).toBe('Batang,Pretendard');
});

test('a stylesheet names what it declares, with the comma that follows it in a stack', () => {
  expect(nameFamilies(['Pretendard', 'Noto Sans JP'])).toBe(
    ':root{--web-pretendard:"Pretendard",;--web-noto-sans-jp:"Noto Sans JP",}',
  );
});
