import { useEffect, useState } from 'react';
import { usePage } from '#engine/context/use-page.tsx';
import { dismissToday } from './dismissal.ts';

/** Milliseconds in which a dismissed popup fades: time to take the tick back. */
const fade = 300;

/**
 * The "close today" box of a popup (SPEC section 4): ticking sets the cookie and closes, unticking while it still
 * fades clears both.
 */
export function useDismissal(id: number, close: () => void) {
  const { config } = usePage();
  const [ticked, setTicked] = useState(false);
  useEffect(() => {
    if (!ticked) return;
    const timer = setTimeout(close, fade);
    return () => clearTimeout(timer);
  }, [ticked, close]);
  const tick = (next: boolean) => {
    dismissToday(id, next, config.timeZone);
    setTicked(next);
  };
  return { ticked, tick };
}
