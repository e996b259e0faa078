import { useLingui } from '@lingui/react/macro';
import type { Json } from '#schemas/json.ts';
import type { EditableList } from '#schemas/operator/entry-calls.ts';
import { isObject } from '../../../editor/document/json-object.ts';
import type { Path } from '../../../editor/document/parse-document.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { useEntries } from '../../../ui/pickers/use-entries.ts';
import type { Fields } from './entry-issues.ts';
import { productsOf } from './entry-page.ts';

/** What items of an entry's lists are called where they have no text of their own: a price by its treatment. */
export function useItemNames(list: EditableList, entry: Fields) {
  const { t } = useLingui();
  const language = useLanguage();
  const isAsked = list === 'events';
  const titleOf = useTreatmentTitles(isAsked ? productsOf(entry.prices) : []);
  return (path: Path, item: Json): string | undefined => {
    if (!isAsked || path[0] !== 'prices' || path.length !== 2) return undefined;
    if (!isObject(item)) return undefined;
    const { productId, option, price } = item;
    if (productId === undefined) return undefined;
    const title = titleOf(Number(productId));
    const position = Number(option);
    const amount = typeof price === 'number' ? ` · ${price.toLocaleString(language)}` : '';
    return `${title} · ${t`option ${position}`}${amount}`;
  };
}

/** Titles of these treatments by id; `#12` until they are read, and for one that does not exist. */
export function useTreatmentTitles(ids: readonly number[]): (id: number) => string {
  const entries = useEntries('products', ids);
  return (id) => entries?.get(id)?.title ?? `#${id}`;
}
