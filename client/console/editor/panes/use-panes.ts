import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useMedia } from '../../ui/use-media.ts';
import { openPlaceAtom, type PaneName, panesAtom } from './pane-atoms.ts';

/** How many panes the window has room for. */
export type Layout = 'one' | 'two' | 'three';

/** Two panes are the form with the structure or the page beside it. */
export function useLayout(): Layout {
  const isPhone = useMedia('(max-width: 767px)');
  const isTablet = useMedia('(max-width: 1023px)');
  return isPhone ? 'one' : isTablet ? 'two' : 'three';
}

/** The panes of the editor that the window has room for. When a pane hides, the focus in it goes to the one shown instead. */
export function usePanes() {
  const layout = useLayout();
  const [{ side, isFormOpen }, show] = useAtom(panesAtom);
  const ref = useRef<HTMLDivElement>(null);
  const isAlone = layout === 'one' && isFormOpen;
  const shown: PaneName = isAlone ? 'form' : side;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when other panes are shown
  useEffect(() => {
    const focused = document.activeElement;
    if (focused?.closest('section[aria-hidden]')?.parentElement === ref.current)
      ref.current?.querySelector<HTMLElement>(':scope > section:not([aria-hidden])')?.focus();
  }, [layout, shown]);
  return {
    layout,
    shown,
    show,
    ref,
    /** Selects a place and shows its form. */
    open: useSetAtom(openPlaceAtom),
    /** Whether a pane is hidden; undefined if all are shown. */
    isHidden: (pane: PaneName): boolean | undefined => {
      if (layout === 'three') return undefined;
      return pane === 'form' ? layout === 'one' && !isFormOpen : pane !== shown;
    },
  };
}
