import { useLingui } from '@lingui/react/macro';
import { createContext, useCallback, useContext } from 'react';
import { globalSlotTable } from '#schemas/layout/slots.ts';
import type { CatalogBlock } from '#schemas/operator/catalog.ts';
import { useLanguage } from '../../language/use-language.ts';
import { humanized } from '../schema/json-schema.ts';
import type { TreeRow } from './page-tree.ts';

/** The blocks by their type. */
export const BlocksContext = createContext<ReadonlyMap<string, CatalogBlock>>(new Map());

/** Returns a function that names rows: a block by its label with the text of the node, a slot by its label. */
export function useRowNames(): (row: TreeRow) => { title: string; detail: string | undefined } {
  const { t } = useLingui();
  const blocks = useContext(BlocksContext);
  const language = useLanguage();
  return useCallback(
    ({ kind, name, parentType, globalSlot, text }) => {
      if (globalSlot && kind === 'slot')
        return { title: globalSlotTable[globalSlot].label[language][0], detail: t`Emptied` };
      if (kind === 'slot') {
        const label = blocks.get(parentType ?? '')?.slots.find((slot) => slot.name === name)?.label;
        return { title: label ?? humanized(name), detail: undefined };
      }
      if (globalSlot) {
        const title = globalSlotTable[globalSlot].label[language][0];
        const block = blocks.get(name)?.label ?? name;
        return { title, detail: block === title ? undefined : block };
      }
      return { title: blocks.get(name)?.label ?? (name || t`Invalid`), detail: text };
    },
    [t, blocks, language],
  );
}
