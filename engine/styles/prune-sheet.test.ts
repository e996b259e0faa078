import { expect, test } from 'vitest';
import { prepareSheet } from '#scripts/vite/styles/prepare-sheet.ts';
import { createPruner } from './prune-sheet.ts';

const pruner = (css: string) => createPruner(prepareSheet(css).parts, 'window');
const prune = (css: string, ...classes: string[]) => pruner(css)((name) => classes.includes(name));

test('rules and selectors that can match are included, others are removed', () => {
  const css = '.A,.B .C,p{color:red}.B{color:var(--ink)}';
  expect(prune(css, 'A')).toEqual({ css: '.A,p{color:red}', isWhole: false, variables: [] });
  expect(prune(css, 'A', 'B', 'C')).toEqual({ css, isWhole: true, variables: ['--ink'] });
});

test('elements, attributes and states in selectors do not matter, because they change', () => {
  const css = '.A[open]>summary:hover::before{}dialog#x:modal{}.A:nth-child(2n){}:root:lang(ko){}';
  expect(prune(css, 'A').css).toBe(css);
  expect(prune(css).css).toBe('dialog#x:modal{}:root:lang(ko){}');
});

test('one alternative of :is, :where and :has is required, and :not requires nothing', () => {
  expect(prune(':is(.A,.B) .C{}', 'B', 'C').css).not.toBe('');
  expect(prune(':is(.A,.B) .C{}', 'C').css).toBe('');
  expect(prune('html:has(>.A:not(.B)){}', 'A').css).not.toBe('');
  expect(prune('html:has(>.A:not(.B)){}', 'B').css).toBe('');
  expect(prune(':where(:is(.A) .B,.C){}', 'A').css).toBe('');
  expect(prune('.A:not(.B,:is(.C)){}', 'A').css).not.toBe('');
});

test('empty at-rules are removed, but layers stay to preserve their order', () => {
  expect(prune('@media (width<=9px){.A{}@supports (gap:1px){.B{}}}', 'B').css).toBe(
    '@media (width<=9px){@supports (gap:1px){.B{}}}',
  );
  expect(prune('@media print{.A{}}@layer x{.A{}}@layer a,b;').css).toBe('@layer x{}@layer a,b;');
});

test('at-rules without rules, and nested rules, are left unchanged', () => {
  const css = '@font-face{font-family:A;src:url(data:a;b,c)}@keyframes a{to{top:0}}.A{& .B{top:0}}';
  expect(prune(css, 'A').css).toBe(css);
});

test('text in quotes and comments is ignored', () => {
  const css = '.A{content:"}.B{"}.A[title=".C,\\"]"]{}';
  expect(prune(css, 'A').css).toBe(css);
  expect(prune("/* it's {.B} */.A/* , */{}", 'A').css).toBe('.A{}');
});

test('pages with the same classes share one result', () => {
  const prune = pruner('.A{}.B{}');
  const first = prune((name) => name === 'A');
  expect(prune((name) => name === 'A' || name === 'Z')).toBe(first);
  expect(prune(() => true)).not.toBe(first);
});
