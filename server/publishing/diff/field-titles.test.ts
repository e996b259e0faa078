import { expect, test } from 'vitest';
import { z } from 'zod';
import { labelled } from '#schemas/labelled.ts';
import { fieldTitle } from './field-titles.ts';

const title = labelled(z.string().optional(), { en: ['Title', 'A title.'], ko: ['제목', '제목입니다.'] });
const schema = z.object({
  title,
  cards: labelled(z.array(z.union([z.object({ title }), z.object({ bare: z.string() })])).default([]), {
    en: ['Cards', 'Cards.'],
    ko: ['카드', '카드입니다.'],
  }),
});

test('a field is called by the titles on the way to it, items by their number', () => {
  expect(fieldTitle(schema, ['title'], 'ko')).toBe('제목');
  expect(fieldTitle(schema, ['cards', 1, 'title'], 'ko')).toBe('카드 2 › 제목');
  expect(fieldTitle(schema, ['cards', 0], 'en')).toBe('Cards 1');
});

test('a field without a title, or that the schema does not have, has none', () => {
  expect(fieldTitle(schema, ['cards', 0, 'bare'], 'ko')).toBeUndefined();
  expect(fieldTitle(schema, ['nothing', 'at', 'all'], 'ko')).toBeUndefined();
  expect(fieldTitle(schema, [], 'ko')).toBeUndefined();
});
