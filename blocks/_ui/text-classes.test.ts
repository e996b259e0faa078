import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type TextType, textClasses } from './text-classes.ts';

const css = readFileSync(new URL('./styles/text.css', import.meta.url), 'utf8');

test('the default type b6r is the body font, 16 px, regular', () => {
  expect(textClasses('b6r', 'gray_2')).toBe('Ui-text Ui-text--6 Ui-text--gray_2');
  expect(css).toMatch(/\.Ui-text--6 \{\s*font-size: var\(--text-16\)/);
});

test('font and weight with the same letter are distinguished', () => {
  expect(textClasses('b1b', 'inherit')).toBe('Ui-text Ui-text--1 Ui-text--inherit Ui-text--weight-b');
  expect(textClasses('h13s', 'inherit')).toContain('Ui-text--font-h Ui-text--weight-s');
});

test('every class of a type is styled', () => {
  for (let step = 1; step <= 13; step++)
    for (const font of ['d', 'h', 'b'])
      for (const weight of ['r', 'm', 's', 'b'])
        for (const name of textClasses(`${font}${step}${weight}` as TextType, 'gray_2').split(' '))
          expect(css).toContain(`.${name} {`);
});

test('the steps cover every size from 10 to 32 px once', () => {
  const sizes = [...css.matchAll(/var\(--text-(\d+)\)/g)].map(([, size]) => Number(size));
  expect(sizes.sort((a, b) => a - b)).toEqual([10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 24, 28, 32]);
});
