import { expect, test } from 'vitest';
import type { PartnerContent } from '#schemas/content/index.ts';
import { sizes } from '../testing/content.ts';
import { unknownPictures } from './unknown-pictures.ts';

test('a picture of one language that has no size is reported, as one of all languages is', () => {
  const items = [{ title: { ko: 'three' }, image: { ko: 'one', en: 'three' }, mobileImage: 'four' }];
  const content = { popups: { rows: [{ id: 1, items }] } } as unknown as PartnerContent;
  expect(unknownPictures(content, sizes, 'han')).toEqual([
    'han/content/popups.json: rows[0].items[0].image.en: images.json has no picture "three"',
    'han/content/popups.json: rows[0].items[0].mobileImage: images.json has no picture "four"',
  ]);
});
