import { expect, test } from 'vitest';
import { prepareSheet } from '#scripts/vite/styles/prepare-sheet.ts';
import { createCutter } from './cut-sheet.ts';

const cutter = (css: string) => createCutter(prepareSheet(css).parts, 'window');
const cut = (css: string, ...classes: string[]) => cutter(css)((name) => classes.includes(name));

test('rules and selectors that can match are included, others are removed', () => {
  const css = '.A,.B .C,p{color:red}.B{color:var(--ink)}';
  expect(cut(css, 'A')).toEqual({ css: '.A,p{color:red}', isWhole: false, variables: [] });
  expect(cut(css, 'A', 'B', 'C')).toEqual({ css, isWhole: true, variables: ['--ink'] });
});

test('elements, attributes and states in selectors do not matter, because they change', () => {
  const css = '.A[open]>summary:hover::before{}dialog#x:modal{}.A:nth-child(2n){}:root:lang(ko){}';
  expect(cut(css, 'A').css).toBe(css);
  expect(cut(css).css).toBe('dialog#x:modal{}:root:lang(ko){}');
});

test('one alternative of :is, :where and :has is required, and :not requires nothing', () => {
  expect(cut(':is(.A,.B) .C{}', 'B', 'C').css).not.toBe('');
  expect(cut(':is(.A,.B) .C{}', 'C').css).toBe('');
  expect(cut('html:has(>.A:not(.B)){}', 'A').css).not.toBe('');
  expect(cut('html:has(>.A:not(.B)){}', 'B').css).toBe('');
  expect(cut(':where(:is(.A) .B,.C){}', 'A').css).toBe('');
  expect(cut('.A:not(.B,:is(.C)){}', 'A').css).not.toBe('');
});

test('empty at-rules are removed, but layers stay to preserve their order', () => {
  expect(cut('@media (width<=9px){.A{}@supports (gap:1px){.B{}}}', 'B').css).toBe(
    '@media (width<=9px){@supports (gap:1px){.B{}}}',
  );
  expect(cut('@media print{.A{}}@layer x{.A{}}@layer a,b;').css).toBe('@layer x{}@layer a,b;');
});

test('at-rules without rules, and nested rules, are left unchanged', () => {
  const css = '@font-face{font-family:A;src:url(data:a;b,c)}@keyframes a{to{top:0}}.A{& .B{top:0}}';
  expect(cut(css, 'A').css).toBe(css);
});

test('text in quotes and comments is ignored', () => {
  const css = '.A{content:"}.B{"}.A[title=".C,\\"]"]{}';
  expect(cut(css, 'A').css).toBe(css);
  expect(cut("/* it's {.B} */.A/* , */{}", 'A').css).toBe('.A{}');
});

test('pages with the same classes share one result', () => {
  const cuts = cutter('.A{}.B{}');
  const first = cuts((name) => name === 'A');
  expect(cuts((name) => name === 'A' || name === 'Z')).toBe(first);
  expect(cuts(() => true)).not.toBe(first);
});
