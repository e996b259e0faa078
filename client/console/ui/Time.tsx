import { formatDateTime } from '#engine/i18n/format.ts';

/** A moment in the clinic's time zone. */
export function Time({ at, timeZone = 'UTC' }: { at: string; timeZone?: string | undefined }) {
  return <time dateTime={at}>{formatDateTime(at, timeZone)}</time>;
}
