import { z } from 'zod';
import { id, localized } from '../primitives.ts';
import { categoryKind } from '../site/category-kind.ts';
import { fileOf, imageName } from './common.ts';

/** A treatment category. Categories are shown in file order. */
export const categoryContent = z.strictObject({
  id,
  parentId: id.optional(),
  kind: categoryKind.default('body'),
  name: localized,
  summary: localized.optional(),
  icon: imageName.optional(),
  image: imageName.optional(),
});

export const categoriesFile = fileOf(categoryContent);
