import { expect, test } from 'vitest';
import { z } from 'zod';
import { labeled } from '#schemas/labeled.ts';
import { fieldTitle, schemaOfPart } from './field-titles.ts';

const title = labeled(z.string().optional(), { en: ['Title', 'A title.'], ko: ['제목', '제목입니다.'] });
const schema = z.object({
  title,
  cards: labeled(z.array(z.union([z.object({ title }), z.object({ bare: z.string() })])).default([]), {
    en: ['Cards', 'Cards.'],
    ko: ['카드', '카드입니다.'],
  }),
});

test('a field is called by the titles on the way to it in each language, items by their number', () => {
  expect(fieldTitle([schema], ['title'])).toEqual({ ko: '제목', en: 'Title' });
  expect(fieldTitle([schema], ['cards', 1, 'title'])).toEqual({ ko: '카드 2 › 제목', en: 'Cards 2 › Title' });
  expect(fieldTitle([undefined, z.object({}), schema], ['cards', 0]).en).toBe('Cards 1');
});

test('what has no title, or is in no schema, stays as written', () => {
  expect(fieldTitle([schema], ['cards', 0, 'bare']).en).toBe('Cards 1 › bare');
  expect(fieldTitle([schema], ['nothing', 'at', 2]).ko).toBe('nothing › at 3');
  expect(fieldTitle([], ['title']).en).toBe('title');
  expect(fieldTitle([schema], ['constructor', '__proto__']).en).toBe('constructor › __proto__');
});

test('parts of documents have titles too, keys of records are their own', () => {
  expect(fieldTitle([schemaOfPart('node')], ['when', 'from']).en).toBe('Shown when › From');
  expect(fieldTitle([schemaOfPart('page')], ['sources', 'product', 'optional']).en).toBe(
    'Content › product › Optional',
  );
  expect(fieldTitle([schemaOfPart('menu')], ['subList', 0, 'url']).ko).toBe('하위 메뉴 1 › 링크');
  expect(fieldTitle([schemaOfPart('languages')], ['languageCode']).en).not.toBe('languageCode');
  expect(schemaOfPart('constructor')).toBeUndefined();
});
