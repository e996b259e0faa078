import { useLingui } from '@lingui/react/macro';
import type { Json } from '#schemas/json.ts';
import { jsonAt } from '../document/parse-document.ts';
import { titleText } from '../tree/page-title.ts';
import type { MenuPlace } from './page-operations.ts';

/** The places of the menu that a new page can get: none, at its end, or below one of its entries. */
export function useMenuPlaces(
  document: Json | undefined,
  language: string,
): { id: string; name: string; place: MenuPlace }[] {
  const { t } = useLingui();
  const menu = jsonAt(document, ['menu']);
  const entries = Array.isArray(menu) ? menu : [];
  return [
    { id: 'none', name: t`Not in the menu`, place: undefined },
    { id: 'end', name: t`At the end of the menu`, place: { list: ['menu'] } },
    ...entries.map((_, index) => {
      const title = titleText(jsonAt(document, ['menu', index, 'title']), language) ?? `${index + 1}`;
      return { id: `${index}`, name: t`Below “${title}”`, place: { list: ['menu', index, 'subList'] } };
    }),
  ];
}
