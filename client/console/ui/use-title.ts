import { useEffect } from 'react';

/** Sets the title of the browser's tab. */
export function useTitle(...parts: (string | undefined)[]): void {
  const title = [...parts, 'Maru'].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
