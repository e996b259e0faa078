import { isBinding } from '#schemas/layout/binding.ts';
import type { SourceRef } from '#schemas/layout/node.ts';

/** Whether a node reads the page of its list that the URL names (`?page=2`). */
export function readsPageOfAddress(source: SourceRef | undefined): boolean {
  const page = source?.params?.page;
  return isBinding(page) && page.$bind === 'query.page';
}
