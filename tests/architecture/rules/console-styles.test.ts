import { expect, test } from 'vitest';
import { checkConsoleStyles } from './console-styles.ts';

const sheet = (name: string, text: string) => ({ path: `client/console/styles/${name}.css`, text });

test('a class with rules in two style sheets of the console is reported with both', () => {
  const found = checkConsoleStyles([
    sheet('form', '.Finding { color: red }'),
    sheet('editor', '@media print {\n  .Finding[data-open] { color: blue }\n}'),
    { path: 'blocks/RichText/styles.css', text: '.Finding { color: red }' },
  ]);
  expect(found).toEqual([
    expect.objectContaining({
      file: 'client/console/styles/editor.css:2',
      found: 'styles .Finding as client/console/styles/form.css does',
    }),
  ]);
});

test('a class within another one, or of a variant, may be styled elsewhere', () => {
  expect(
    checkConsoleStyles([
      sheet('ui', '.Finding { color: red } .Finding { margin: 0 }'),
      sheet('editor', '.Editor .Finding { color: blue } .Finding:has(.Editor) {} .Finding--error {}'),
    ]),
  ).toEqual([]);
});
