import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { openPlaceAtom } from '../../editor/panes/pane-atoms.ts';
import { placeIn } from '../../findings/place.ts';

/** Selects the place that the URL names, as links of findings do, and removes it from the URL. */
export function useAskedPlace(): void {
  const openPlace = useSetAtom(openPlaceAtom);
  const [query, setQuery] = useSearchParams();
  useEffect(() => {
    if (!query.has('path')) return;
    const path = placeIn(query);
    if (path) openPlace(path);
    setQuery(
      (now) => {
        now.delete('path');
        return now;
      },
      { replace: true },
    );
  }, [query, openPlace, setQuery]);
}
