import type { PickerKind } from '#schemas/operator/content-calls.ts';

/** Parameters that are numbers of entries, by name. */
const byName: Record<string, PickerKind> = {
  productId: 'products',
  ids: 'products',
  exhibitionId: 'exhibitions',
  eventId: 'events',
  boardTypeId: 'boardTypes',
  productCategoryId: 'categories',
  categoryId: 'categories',
};

/** Those whose kind follows from the source. */
const bySource: Record<string, PickerKind> = {
  branding: 'brandings',
  exhibition: 'exhibitions',
  faq: 'faqs',
  notice: 'notices',
  'notice-board-type': 'boardTypes',
};

/** The kind of entry that a parameter of a source identifies, or undefined. */
export function paramKind(source: string, param: string): PickerKind | undefined {
  if (param === 'id') return bySource[source];
  // Questions have categories of their own.
  if (source === 'faqs' && param === 'categoryId') return undefined;
  if (source.startsWith('customer-board') && param === 'boardTypeId') return 'customerBoards';
  return byName[param];
}
