import { useLingui } from '@lingui/react/macro';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { showToast } from '../../ui/toasts.tsx';
import type { Path } from '../document/parse-document.ts';
import type { usePanes } from '../panes/use-panes.ts';
import type { PageEdit } from '../preview/use-page-edits.ts';
import type { Pointing } from '../preview/use-preview.ts';
import { useDocument } from '../state/use-document.ts';
import type { TreeRow } from '../tree/page-tree.ts';
import type { Place } from '../tree/places.ts';
import type { ShownNodes } from '../tree/shown-nodes.ts';
import type { useNodeClipboard } from '../tree/use-node-clipboard.ts';
import type { useSiteView } from './use-site-view.ts';

type Options = {
  view: ReturnType<typeof useSiteView>;
  /** The node that is chosen. */
  node: TreeRow | undefined;
  /** Where a pasted node goes. */
  place: Place | undefined;
  select: (path: Path | null) => void;
  panes: ReturnType<typeof usePanes>;
  clipboard: ReturnType<typeof useNodeClipboard>;
};

/** Follows what the operator does in a page of the preview, other than editing it there. */
export function useFollowPage({ view, node, place, select, panes, clipboard }: Options) {
  const { t } = useLingui();
  const { undo, redo } = useDocument();
  return (
    message: Exclude<Pointing, PageEdit>,
    nodes: ShownNodes,
    onLanguage?: (code: LanguageCode) => void,
  ): void => {
    if (message.type === 'go') {
      if (view.go(message.path, onLanguage)) select(null);
      else showToast(t`The site has no page at ${message.path}.`);
    } else if (message.type === 'step') {
      if (message.step === 'undo') undo();
      else redo();
    } else if (message.type === 'paste') clipboard.paste(message.text, place);
    else if (message.type === 'copy') {
      if (node) clipboard.copy(node);
    } else {
      const row = nodes.rowOf(message.marker);
      if (row) panes.open(row.path);
    }
  };
}
