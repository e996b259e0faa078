import { z } from 'zod';
import { id, localized } from '../primitives.ts';
import { categoryKind } from '../site/category-kind.ts';
import { contentPicture, entryOf, fileOf } from './common.ts';

/** A treatment category. Categories are shown in file order. */
export const categoryContent = z.strictObject({
  id,
  parentId: entryOf('categories').optional(),
  kind: categoryKind.default('body'),
  name: localized,
  summary: localized.optional(),
  icon: contentPicture.optional(),
  image: contentPicture.optional(),
});

export const categoriesFile = fileOf(categoryContent);
