import { expect, test } from 'vitest';
import { z } from 'zod';
import { htmlText, localizedHtml } from '#schemas/primitives.ts';
import { sanitizeBySchema } from './sanitize.ts';

const shout = (html: string) => html.toUpperCase();

test('only fields marked as markup are sanitized, at any depth', () => {
  const schema = z.object({
    title: z.string(),
    body: htmlText,
    rows: z.array(z.object({ name: z.string(), html: htmlText.nullable() })),
  });
  const value = {
    title: 'a',
    body: 'b',
    rows: [
      { name: 'c', html: 'd' },
      { name: 'e', html: null },
    ],
  };
  expect(sanitizeBySchema(value, schema, shout)).toEqual({
    title: 'a',
    body: 'B',
    rows: [
      { name: 'c', html: 'D' },
      { name: 'e', html: null },
    ],
  });
  expect(value.body).toBe('b');
});

test('markup behind defaults, optionals and per language is found', () => {
  const schema = z.object({
    note: htmlText.optional(),
    text: localizedHtml,
    late: z._default(z.nullable(htmlText), null),
  });
  expect(sanitizeBySchema({ note: 'x', text: { ko: 'y' }, late: 'z' }, schema, shout)).toEqual({
    note: 'X',
    text: { ko: 'Y' },
    late: 'Z',
  });
});
