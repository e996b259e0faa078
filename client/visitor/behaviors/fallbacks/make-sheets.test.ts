// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { makeSheets } from './make-sheets.ts';

test('adopted stylesheets follow the rules of the page', async () => {
  document.head.innerHTML = '<style>.own{color:red}</style>';
  makeSheets();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.a{color:blue}.b{color:green}');
  document.adoptedStyleSheets.push(sheet, await new CSSStyleSheet().replace('.c{color:red}'));
  document.adoptedStyleSheets.push(await new CSSStyleSheet().replace('.d{color:red}'));
  const rules = [...(document.querySelector('style')?.sheet?.cssRules ?? [])];
  expect(rules.map(({ cssText }) => cssText.replaceAll(/\s/g, ''))).toEqual([
    '.own{color:red;}',
    '@mediaall{.a{color:blue;}.b{color:green;}}',
    '@mediaall{.c{color:red;}}',
    '@mediaall{.d{color:red;}}',
  ]);
});
