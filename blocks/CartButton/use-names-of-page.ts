import { useAtom } from 'jotai/react';
import { useEffect, useState } from 'react';
import { callSite } from '#engine/api/call-site.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { selectionAtom } from '#engine/state/cart.ts';
import type { ProductResponse } from '#schemas/api/products.ts';
import { withNames } from './with-names.ts';

/** After this, ms, the names that are there are shown: late ones come in their place. */
const patience = 1_500;

/** Whose names the backend has said, by language: it may have none in that of the page. */
const answered = new Set<string>();

/**
 * Has the cart's names in the language of the page: the visitor may have picked them in another. What cannot be had
 * keeps the name under which it was picked.
 * @returns whether names of another language are still being replaced: shown meanwhile, they would flash by
 */
export function useNamesOfPage(): boolean {
  const { locale } = usePage();
  const [{ selectedProducts: lines }, setSelection] = useAtom(selectionAtom);
  const others = lines.filter(
    ({ languageCode, productId }) => languageCode !== locale && !answered.has(`${locale} ${productId}`),
  );
  const ids = [...new Set(others.map(({ productId }) => productId))].join();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (ids === '') return;
    const giveUp = setTimeout(() => setOver(true), patience);
    Promise.all(ids.split(',').map(productOf)).then((answers) => {
      const products = answers.flat();
      for (const { id } of products) answered.add(`${locale} ${id}`);
      setSelection((selection) => ({
        ...selection,
        selectedProducts: withNames(selection.selectedProducts, products),
      }));
      setOver(true);
    });
    return () => clearTimeout(giveUp);
  }, [ids, locale, setSelection]);
  // What the cart holds is not known at the first render, but some later.
  return ids !== '' && !isOver;
}

/** A treatment in the language of the page; none where it cannot be had, of which the visitor need not hear. */
const productOf = (id: string) =>
  callSite<ProductResponse>('GET', `/customer/global/products/${id}`, { isQuiet: true }).then(
    ({ row }) => [row],
    () => [],
  );
