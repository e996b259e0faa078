import { useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import type { Json } from '#schemas/json.ts';
import { pageLabels } from '#schemas/layout/page-labels.ts';
import { globalSlotNames, globalSlotTable } from '#schemas/layout/slots.ts';
import { useLanguage } from '../../language/use-language.ts';
import { innermostNode } from '../document/follow-node.ts';
import { jsonAt, type Path } from '../document/parse-document.ts';
import { pageTitle, titleText } from '../tree/page-title.ts';
import { BlocksContext } from '../tree/row-names.ts';
import type { Reference } from './page-references.ts';

/**
 * Returns a function that names a place which leads to a page: the title of the menu entry, or the block with its page.
 * @param siteLanguage of titles
 */
export function useReferenceNames(document: Json | undefined, siteLanguage: string) {
  const { t } = useLingui();
  const blocks = useContext(BlocksContext);
  const language = useLanguage();
  return ({ path, isMenu }: Reference): string => {
    if (isMenu) {
      const title = titleText(jsonAt(document, [...path.slice(0, -1), 'title']), siteLanguage);
      const entry = title ?? String(jsonAt(document, path));
      return t`Menu: ${entry}`;
    }
    const place = placeName(path);
    const type = jsonAt(document, [...innermostNode(document, path), 'type']);
    if (typeof type !== 'string') return place;
    const block = blocks.get(type)?.label ?? type;
    return place === block ? block : `${place}: ${block}`;
  };

  /** The slot of all pages, the page, or the part of the document. */
  function placeName([root, name]: Path): string {
    if (root === 'slots') {
      const slot = globalSlotNames.find((one) => one === name);
      return slot ? globalSlotTable[slot].label[language][0] : String(name);
    }
    if (root !== 'pages') return String(root);
    const key = String(name);
    const title = jsonAt(document, ['pages', key, 'title']);
    return pageTitle(document, title, key, siteLanguage) ?? pageLabels[key]?.[language][0] ?? key;
  }
}
