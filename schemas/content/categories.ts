import { z } from 'zod';
import { labeled } from '../labeled.ts';
import { id, localized } from '../primitives.ts';
import { categoryKind } from '../site/category-kind.ts';
import { contentPicture, entryOf, fileOf } from './common.ts';

/** A treatment category. Categories are shown in file order. */
export const categoryContent = z.strictObject({
  id,
  parentId: labeled(entryOf('categories').optional(), {
    en: [
      'Parent category',
      'A wider category, which then has the treatments of this one too. Empty for one that stands alone.',
    ],
    ko: ['상위 카테고리', '이 카테고리의 시술이 상위 카테고리에도 표시됩니다. 없으면 비워 두세요.'],
  }),
  kind: labeled(categoryKind.default('body'), {
    en: ['Kind', 'Visitors choose treatments by body part or method, or by their concern.'],
    ko: ['종류', '방문자는 부위·시술별 또는 고민별로 시술을 찾습니다.'],
  }),
  name: labeled(localized, {
    en: ['Name', 'Shown wherever visitors choose a category.'],
    ko: ['이름', '방문자가 카테고리를 고르는 곳에 표시됩니다.'],
  }),
  summary: labeled(localized.optional(), {
    en: ['Short text', 'Under the name where categories are shown large. Empty leaves it out.'],
    ko: [
      '짧은 소개',
      '카테고리를 크게 보여 주는 곳에서 이름 아래에 표시됩니다. 비워 두면 표시되지 않습니다.',
    ],
  }),
  icon: labeled(contentPicture.optional(), {
    en: ['Icon', 'A small round picture in rows of categories. Without it the picture stands there.'],
    ko: ['아이콘', '카테고리 줄에 작게 표시됩니다. 비워 두면 아래 이미지가 대신 쓰입니다.'],
  }),
  image: labeled(contentPicture.optional(), {
    en: ['Picture', 'Where categories are shown large. Without it the icon may stand there.'],
    ko: ['이미지', '카테고리를 크게 보여 주는 곳에 쓰입니다. 비워 두면 아이콘이 대신 쓰일 수 있습니다.'],
  }),
});

export const categoriesFile = fileOf(categoryContent);
