import { expect, test } from 'vitest';
import { contentListNames } from './lists.ts';
import { contentReferences, referencingLists } from './references.ts';

/** Names an entry in every way that some list has. */
const everything = {
  parentId: 1,
  categoryId: 1,
  boardTypeId: 1,
  categoryIds: [1],
  relatedIds: [1],
  productIds: [1],
  prices: [{ productId: 1 }],
  absences: [{ substituteId: 1 }],
};

test.each(contentListNames)(
  '%s: what a list names is looked for there before an entry is deleted',
  (list) => {
    for (const reference of contentReferences(list, everything))
      expect(referencingLists(reference.list)).toContain(list);
    for (const target of contentListNames.filter((one) => referencingLists(one).includes(list)))
      expect(contentReferences(list, everything).map((reference) => reference.list)).toContain(target);
  },
);
