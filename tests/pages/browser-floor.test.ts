import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoPartners, everyPath } from '../e2e/demo-pages.ts';
import { ask } from './ask.ts';
import { floorFindings } from './browser-floor.ts';
import { missingBuiltIns } from './script-floor.ts';

/** URLs of the complete stylesheets that a page needs. */
async function stylesOf(code: string, path: string): Promise<string[]> {
  const { text } = await ask(code, `/_maru/page?path=${encodeURIComponent(path)}`);
  return (JSON.parse(text) as { styles?: { href: string }[] }).styles?.map(({ href }) => href) ?? [];
}

test.each(demoPartners)('$code serves no styles that the oldest browsers misinterpret', async (partner) => {
  const perPage = await Promise.all(everyPath(partner).map((path) => stylesOf(partner.code, path)));
  const addresses = [...new Set(perPage.flat())];
  expect(addresses.length).toBeGreaterThan(20);
  const sheets = await Promise.all(addresses.map((address) => ask(partner.code, address)));
  expect(sheets.flatMap(({ text }) => floorFindings(text))).toEqual([]);
});

test('styles that the oldest browsers misinterpret are found', () => {
  const found = (css: string) => floorFindings(css).map((line) => line.split(':')[0]);
  expect(found('@media ((max-width: 9px) or (min-width: 99px)){.a{}}')).toEqual(['@media ((max-width']);
  expect(found('@media (width<=9px){.a{}}')).toHaveLength(1);
  expect(found('.a{.b &{color:red}}')).toEqual(['.b &']);
  expect(found('.a:popover-open,.a:hover{}')).toHaveLength(1);
  expect(found('@supports selector(:popover-open){.a:popover-open{}}')).toEqual([]);
  expect(found('.a{position:absolute}@supports (animation-timeline:scroll()){.a{position:sticky}}')).toEqual([
    '.a',
  ]);
  expect(found('.a{position:sticky}@supports (x:y){.a{position:sticky}}')).toEqual([]);
  expect(found('.a{position-try-fallbacks:flip-block}.b>.a{transition:opacity 1s}')).toEqual(['.a']);
  expect(found('.a{position-try-fallbacks:flip-block}.a .b{transition:opacity 1s}')).toEqual([]);
});

test('scripts for visitors use nothing that the oldest browsers lack', () => {
  const files = globSync('dist/client/**/*.js');
  expect(files.length).toBeGreaterThan(20);
  expect(
    files.flatMap((file) => missingBuiltIns(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`)),
  ).toEqual([]);
});

test.each([
  ['let n=t?URL.parse(t):null', ['URL.parse']],
  ['window.URL.canParse(t)&&Object.groupBy(a,b)', ['Object.groupBy', 'URL.canParse']],
  ['Map.groupBy(a,b);Promise.withResolvers();Promise.try(f)', 3],
  ['Array.fromAsync(a);AbortSignal.any([]);Iterator.from(a);RegExp.escape(s)', 4],
  ['/(?<!a)b/.test(s)', ['(?<!']],
  ['class A{static{this.a=1}}', ['static{']],
  ['JSON.parse(t);myURL.parse(t);URL.parseAll(t);new URL(t)', []],
  ['AbortSignal.timeout(9);Object.fromEntries(a);Array.from(b);/(?<a>b)/;class A{static a={}}', []],
])('what the oldest browsers lack in %s is found', (script, expected) => {
  const found = missingBuiltIns(script).toSorted();
  expect(typeof expected === 'number' ? found.length : found).toEqual(expected);
});
