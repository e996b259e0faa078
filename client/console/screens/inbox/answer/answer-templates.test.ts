// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readTemplates, withTemplate, writeTemplates } from './answer-templates.ts';

test('Templates are stored per partner', () => {
  writeTemplates('bomnal', [{ name: 'Thanks', text: 'Thank you.' }]);
  expect(readTemplates('bomnal')).toEqual([{ name: 'Thanks', text: 'Thank you.' }]);
  expect(readTemplates('haru')).toEqual([]);
});

test('A template of the same name is replaced, and names are in order', () => {
  const templates = [{ name: 'Thanks', text: 'old' }];
  const changed = withTemplate(withTemplate(templates, { name: 'Thanks', text: 'new' }), {
    name: 'Prices',
    text: 'It costs …',
  });
  expect(changed).toEqual([
    { name: 'Prices', text: 'It costs …' },
    { name: 'Thanks', text: 'new' },
  ]);
});

test('Storage that cannot be read counts as empty', () => {
  localStorage.setItem('maru-answer-templates:torn', '[{"name":');
  expect(readTemplates('torn')).toEqual([]);
});
