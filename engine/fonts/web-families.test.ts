import { expect, test } from 'vitest';
import { nameFamilies, withoutUndeclared } from './web-families.ts';

test('web fonts are removed from a stack until they are declared, in any spelling', () => {
  expect(withoutUndeclared(`Pretendard,"Noto Sans JP", 'Gowun Batang' ,Arial`)).toBe(
    'var(--web-pretendard,)var(--web-noto-sans-jp,)var(--web-gowun-batang,)Arial',
  );
});

test('device fonts are left unchanged, even with similar names', () => {
  const stack = '"Pretendard Fallback",My Pretendard,"Noto Sans JPN",Arial,var(--font-others-ja)';
  expect(withoutUndeclared(stack)).toBe(stack);
});

test('a web font at the end of a stack is left unchanged', () => {
  expect(withoutUndeclared('Batang,Pretendard')).toBe('Batang,Pretendard');
});

test('a stylesheet adds its families to stacks, each with the comma that follows it', () => {
  expect(nameFamilies(['Pretendard', 'Noto Sans JP'])).toBe(
    ':root{--web-pretendard:"Pretendard",;--web-noto-sans-jp:"Noto Sans JP",}',
  );
});
