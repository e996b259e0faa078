import { useLingui } from '@lingui/react/macro';
import { createContext, useContext } from 'react';
import { globalSlotTable } from '#schemas/layout/slots.ts';
import type { CatalogBlock } from '#schemas/operator/catalog.ts';
import { useLanguage } from '../../language/use-language.ts';
import { humanized } from '../schema/json-schema.ts';
import type { TreeRow } from './page-tree.ts';

/** The blocks by their type. */
export const BlocksContext = createContext<ReadonlyMap<string, CatalogBlock>>(new Map());

/** How rows are called: a block by its label with the text of the node, a slot by its label. */
export function useRowNames(): (row: TreeRow) => { title: string; detail: string | undefined } {
  const { t } = useLingui();
  const blocks = useContext(BlocksContext);
  const language = useLanguage();
  return ({ kind, name, parentType, globalSlot, text }) => {
    if (globalSlot && kind === 'slot')
      return { title: globalSlotTable[globalSlot].label[language][0], detail: t`Emptied` };
    if (kind === 'slot') {
      const label = blocks.get(parentType ?? '')?.slots.find((slot) => slot.name === name)?.label;
      return { title: label ?? humanized(name), detail: undefined };
    }
    if (globalSlot)
      return {
        title: globalSlotTable[globalSlot].label[language][0],
        detail: blocks.get(name)?.label ?? name,
      };
    return { title: blocks.get(name)?.label ?? (name || t`Invalid`), detail: text };
  };
}
