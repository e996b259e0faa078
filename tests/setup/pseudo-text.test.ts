import { expect, test } from 'vitest';
import { neutralTexts, pseudo, pseudoJson } from './pseudo-text.ts';

test('A pseudo text is accented, marked and longer by two fifths', () => {
  expect(pseudo('Close')).toBe('⟦Ƈŀŀǿǿşḗ⟧');
  const text = 'Appointments are confirmed by telephone';
  const letters = (of: string) => of.replace(/[^\p{L}]/gu, '').length;
  expect(letters(pseudo(text)) / letters(text)).toBeGreaterThanOrEqual(1.4);
  expect(pseudo(text)).not.toMatch(/[a-z]/i);
});

test('Markup, entities and arguments stay as they are', () => {
  expect(pseudo('<p class="a">Hi &amp; {name}</p>')).toBe('⟦<p class="a">Ħīī &amp; {name}</p>⟧');
  expect(pseudo('<img src="a.webp" alt="Hi">')).toBe('⟦<img src="a.webp" alt="Ħīī">⟧');
  expect(pseudo('{count, plural, one {# day} other {# days}} left')).toBe(
    '⟦{count, plural, one {# ḓȧȧẏẏ} other {# ḓȧȧẏẏş}} ŀḗḗƒƒŧ⟧',
  );
});

test('In JSON only English texts change, and what has no language is known', () => {
  const content = { code: 'bomnal', name: { ko: '봄', en: 'Spring' }, tags: [{ ko: '턱' }], tel: '02-555' };
  expect(pseudoJson(content)).toEqual({ ...content, name: { ko: '봄', en: pseudo('Spring') } });
  expect(neutralTexts(content)).toEqual(['bomnal', '02-555']);
});
