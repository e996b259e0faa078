import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Json } from '#schemas/json.ts';
import type { CopiedNode } from '#schemas/operator/section-calls.ts';
import { showToast } from '../../ui/toasts.tsx';
import { jsonAt } from '../document/parse-document.ts';
import { fromClipboard, misfitOf, toClipboard } from './clipboard.ts';
import { followPlace, type PageNow } from './follow-place.ts';
import type { TreeRow } from './page-tree.ts';
import type { Place } from './places.ts';
import { useMisfitText } from './use-misfit-text.ts';

type Options = {
  code: string;
  now: PageNow;
  template: Json | undefined;
  isReadOnly: boolean;
  onPaste: (node: CopiedNode, place: Place) => void;
};

export type NodeClipboard = ReturnType<typeof useNodeClipboard>;

/** Copies nodes to the system's clipboard and pastes them, even from other pages, sites and tabs. */
export function useNodeClipboard({ code, now, template, isReadOnly, onPaste }: Options) {
  const { t } = useLingui();
  const { document, blocks } = now;
  const misfitText = useMisfitText();

  /** A node as text; undefined after showing why it has none. */
  function textOf(row: TreeRow): string | undefined {
    const node = jsonAt(row.origin === 'document' ? document : template, row.path);
    try {
      return toClipboard(code, node ?? null);
    } catch {
      showToast(t`This block is too large to be copied, or it is not complete.`);
      return undefined;
    }
  }

  function paste(text: string, place: Place | undefined): void {
    if (isReadOnly) return;
    const copied = fromClipboard(text);
    const misfit = copied && place && misfitOf(copied.node, place, blocks);
    if (!copied) showToast(t`There is no block in the clipboard. Copy one first.`);
    else if (!place)
      showToast(t`Nothing can be added here: this page is the template’s. Customize it first.`);
    else if (misfit) showToast(misfitText(misfit));
    else {
      onPaste(copied.node, place);
      if (copied.from !== code)
        showToast(t`Pasted from another site. Check its texts, links, pictures and sources.`);
    }
  }

  // While the browser asks whether the clipboard may be read, others may change the page.
  const pasteNow = useRef((_text: string, _place: Place | undefined, _before: Json | undefined) => {});
  useEffect(() => {
    pasteNow.current = (text, place, before) => {
      const found = place && followPlace(place, before, now);
      if (place && !found) showToast(placeTaken);
      else paste(text, found);
    };
  });
  const placeTaken = t`Nothing was added: somebody else has changed this place meanwhile. Choose another one.`;
  const refused = () => showToast(t`The browser did not allow it. Press Ctrl+C and Ctrl+V in the list.`);
  return {
    textOf,
    paste,
    copy: (row: TreeRow): void => {
      const text = textOf(row);
      if (text !== undefined)
        navigator.clipboard.writeText(text).then(() => showToast(t`The block has been copied.`), refused);
    },
    pasteFromClipboard: (place: Place | undefined): void => {
      navigator.clipboard.readText().then((text) => pasteNow.current(text, place, document), refused);
    },
  };
}
