import { useLingui } from '@lingui/react/macro';
import useSWR from 'swr';
import type { Json } from '#schemas/json.ts';
import type { EditableList } from '#schemas/operator/entry-calls.ts';
import { readOptions } from '../../../api/use-call.ts';
import type { Path } from '../../../editor/document/parse-document.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { readEntries } from '../read-entries.ts';

/** Hundreds of treatments whose titles are read. */
const steps = 5;

/** What items of an entry's lists are called where they have no text of their own: a price by its treatment. */
export function useItemNames(code: string, list: EditableList) {
  const { t } = useLingui();
  const language = useLanguage();
  const isAsked = list === 'events';
  const titleOf = useTreatmentTitles(code, isAsked);
  return (path: Path, item: Json): string | undefined => {
    if (!isAsked || path[0] !== 'prices' || path.length !== 2) return undefined;
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return undefined;
    const { productId, option, price } = item;
    if (productId === undefined) return undefined;
    const title = titleOf(Number(productId));
    const position = Number(option);
    const amount = typeof price === 'number' ? ` · ${price.toLocaleString(language)}` : '';
    return `${title} · ${t`option ${position}`}${amount}`;
  };
}

/** Titles of treatments by id; `#12` until they are read, and for one that does not exist. */
export function useTreatmentTitles(code: string, isAsked = true): (id: number) => string {
  const { data } = useSWR(
    isAsked ? ['contentEntries', { code, list: 'products' }, 'titles'] : null,
    () => readEntries(code, 'products', { search: '' }, steps),
    readOptions,
  );
  return (id) => data?.rows.find((row) => row.id === id)?.title ?? `#${id}`;
}
