import { expect, test } from 'vitest';
import { HtmlChunk } from '#engine/html/html-chunk.ts';
import { prepareSheet } from '#scripts/vite/styles/prepare-sheet.ts';
import { usedUiStyles } from './ui-styles.ts';

const field = '.Ui-field{display:grid}.Ui-field-label{color:red}';
const pagination = '.Ui-pagination {\n  margin: 0;\n}\n.Ui-pagination > .Ui-icon {\n  color: red;\n}\n';
const styles = new Map([
  ['field', prepareSheet(field)],
  ['pagination', prepareSheet(pagination)],
]);

test('a page includes the styles of the primitives on it', () => {
  expect(usedUiStyles([new HtmlChunk('<div class="Ui-field Ui-field--wide"></div>')], styles)).toEqual([
    'field',
  ]);
  expect(usedUiStyles([new HtmlChunk('<li class="Ui-pagination-link"></li>')], styles)).toEqual([
    'pagination',
  ]);
});

test('a page without primitives includes none', () => {
  expect(usedUiStyles([new HtmlChunk('<p class="Hero">Ui-</p>')], styles)).toEqual([]);
});

test('a class that only starts with the same name belongs to another primitive', () => {
  expect(usedUiStyles([new HtmlChunk('<div class="Ui-fieldset"></div>')], styles)).toEqual([]);
});

test('a class used only in a descendant selector does not include the stylesheet', () => {
  expect(usedUiStyles([new HtmlChunk('<svg class="Ui-icon"></svg>')], styles)).toEqual([]);
});

test('a stylesheet shared by two primitives is included with either, minified or not', () => {
  for (const css of ['.Ui-exhibition,.Ui-card{color:red}', '.Ui-exhibition,\n.Ui-card {\n  color: red;\n}']) {
    const shared = new Map([['card-frame', prepareSheet(css)]]);
    for (const name of ['Ui-exhibition', 'Ui-card'])
      expect(usedUiStyles([new HtmlChunk(`<i class="${name}">`)], shared)).toHaveLength(1);
  }
});
