import { type RefObject, useEffect, useRef, useState } from 'react';
import { followTrack, type Track } from '#engine/slides/follow-track.ts';

/** Which slide of a scroll-snap row stands in view, and a way to go to another, `duration` milliseconds long. */
export function useTrack(row: RefObject<HTMLElement | null>, duration: number) {
  const [current, setCurrent] = useState(0);
  const track = useRef<Track>(undefined);
  useEffect(() => {
    if (!row.current) return;
    const followed = followTrack(row.current, duration, setCurrent);
    track.current = followed;
    return followed.stop;
  }, [row, duration]);
  return { current, goTo: (index: number) => track.current?.goTo(index) };
}
