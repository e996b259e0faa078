import { expect, test } from 'vitest';
import { checkScriptClasses } from './script-classes.ts';

const found = (text: string, path = 'client/visitor/behaviors/a.ts') =>
  checkScriptClasses(
    [
      { path, text },
      { path: 'client/visitor/behaviors/toasts/toasts.css', text: '.Toasts-toast--closing{}' },
    ],
    new Set(['Ui-icon']),
  ).map(({ found }) => found);

test('A class that a script adds but whose rules no page includes is found', () => {
  expect(found("made.className = 'Ui-button Ui-icon';")).toEqual(['adds the class "Ui-button"']);
  expect(found('made.className = `Ui-icon--$' + '{size}`;')).toEqual(['adds the class "Ui-icon--"']);
  expect(found("menu.classList.toggle('Menu--open', true);")).toEqual(['adds the class "Menu--open"']);
  expect(found("'Ui-button'", 'engine/browser/session/a.ts')).toHaveLength(1);
});

test('State classes, listed classes, those with their own stylesheet, selectors and HTML are allowed', () => {
  for (const text of [
    "root.classList.add('is-ready');",
    "made.className = 'Ui-icon';",
    "toast.classList.toggle('Toasts-toast--closing');",
    "form.querySelectorAll('.Ui-field-error');",
    'return `<a class="Ui-video-link">`;',
  ])
    expect(found(text), text).toEqual([]);
  expect(found("'Ui-button'", 'blocks/Hero/index.ts')).toEqual([]);
});
