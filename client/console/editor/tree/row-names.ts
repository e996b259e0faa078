import { useLingui } from '@lingui/react/macro';
import { createContext, useContext } from 'react';
import type { GlobalSlotName } from '#schemas/layout/slots.ts';
import type { CatalogBlock } from '#schemas/operator/catalog.ts';
import { humanized } from '../schema/json-schema.ts';
import type { TreeRow } from './page-tree.ts';

/** The blocks by their type. */
export const BlocksContext = createContext<ReadonlyMap<string, CatalogBlock>>(new Map());

/** How rows are called: a block by its label with the text of the node, a slot by its label. */
export function useRowNames(): (row: TreeRow) => { title: string; detail: string | undefined } {
  const { t } = useLingui();
  const blocks = useContext(BlocksContext);
  const places: Record<GlobalSlotName, string> = {
    header: t`Header`,
    search: t`Search`,
    layoutSearch: t`Search panel`,
    footer: t`Footer`,
    floatingButton: t`Quick contact`,
    popup: t`Popups`,
    widget: t`Reservation widget`,
  };
  return ({ kind, name, parentType, globalSlot, text }) => {
    if (kind === 'slot') {
      const label = blocks.get(parentType ?? '')?.slots.find((slot) => slot.name === name)?.label;
      return { title: humanized(name), detail: label };
    }
    if (globalSlot) return { title: places[globalSlot], detail: blocks.get(name)?.label ?? name };
    return { title: blocks.get(name)?.label ?? (name || t`Invalid`), detail: text };
  };
}
