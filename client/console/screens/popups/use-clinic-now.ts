import type { CalendarDateTime } from '@internationalized/date';
import { useEffect, useState } from 'react';
import { clinicNow } from './clinic-time.ts';

/** The present by the clock of a clinic, to the minute. */
export function useClinicNow(timeZone: string): CalendarDateTime {
  const [time, setTime] = useState(() => clinicNow(timeZone));
  useEffect(() => {
    const tick = () =>
      setTime((shown) => {
        const next = clinicNow(timeZone);
        return next.compare(shown) === 0 ? shown : next;
      });
    const timer = setInterval(tick, 10_000);
    return () => clearInterval(timer);
  }, [timeZone]);
  return time;
}
