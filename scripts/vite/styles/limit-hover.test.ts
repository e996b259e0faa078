import postcss from 'postcss';
import { expect, test } from 'vitest';
import { limitHover } from './limit-hover.ts';

const limited = (css: string) => postcss([limitHover()]).process(css, { from: undefined }).css;

test('a hover rule applies only on devices that can hover', () => {
  expect(limited('.A:hover{x:y}')).toBe('@media (hover){.A:hover{x:y}}');
  expect(limited('.A:has(.B:hover) .C{x:y}')).toBe('@media (hover){.A:has(.B:hover) .C{x:y}}');
  expect(limited('@layer a{.A:hover{x:y}}')).toBe('@layer a{@media (hover){.A:hover{x:y}}}');
});

test('selectors for focus, or without a state, apply everywhere', () => {
  expect(limited('.A:hover,.A:focus{x:y}')).toBe('.A:focus{x:y}@media (hover){.A:hover{x:y}}');
  expect(limited('.A:is(:hover, .B :focus) > b{x:y}')).toBe(
    '.A:is(.B :focus) > b{x:y}@media (hover){.A:is(:hover, .B :focus) > b{x:y}}',
  );
  expect(limited('.A:where(:is(:hover, b), :hover) i{x:y}')).toBe(
    '.A:where(:is(b)) i{x:y}@media (hover){.A:where(:is(:hover, b), :hover) i{x:y}}',
  );
  expect(limited('.A:is(.B, .C):hover{x:y}')).toBe('@media (hover){.A:is(.B, .C):hover{x:y}}');
});

test('nested rules are limited in place', () => {
  expect(limited('.A{color:red;&:hover{x:y}}')).toBe('.A{color:red;@media (hover){&:hover{x:y}}}');
  expect(limited('.A:hover{& .B{x:y}}')).toBe('@media (hover){.A:hover{& .B{x:y}}}');
});

test('rules without hover, already limited or with lookalike names are left unchanged', () => {
  for (const css of [
    '.A:not(:hover, .B:is(:hover, b)) .C:is(a,b){x:y}',
    '@media (hover: hover) and (width < 9px){.A:hover{x:y}}',
    '.A-hover{x:y}.A:hover-not{x:y}@keyframes a{to{x:y}}',
  ])
    expect(limited(css)).toBe(css);
});
