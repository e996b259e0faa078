import { expect, test } from 'vitest';
import { cleanTexts } from './clean-texts.ts';

test('Every text is cleaned, and blank translations are left out', () => {
  const written = {
    title: { ko: '제목\0', en: ' ', ja: '' },
    greeting: { en: '' },
    options: [{ name: { ko: '', en: 'One' }, price: 1 }],
  };
  expect(cleanTexts(written, 'ko', (text) => text.replace('\0', ''))).toEqual({
    title: { ko: '제목' },
    // The main language is missing here, which a check finds afterwards.
    greeting: { en: '' },
    options: [{ name: { ko: '', en: 'One' }, price: 1 }],
  });
});
