import { useEffect, useState } from 'react';
import { clinicNow } from '../../ui/pickers/clinic-time.ts';

/** The present by the clock of a clinic, to the minute (`YYYY-MM-DDTHH:mm`). */
export function useClinicNow(timeZone: string): string {
  const [time, setTime] = useState(() => clinicNow(timeZone));
  useEffect(() => {
    const timer = setInterval(() => setTime(clinicNow(timeZone)), 10_000);
    return () => clearInterval(timer);
  }, [timeZone]);
  return time;
}
