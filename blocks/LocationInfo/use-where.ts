import { useFormat } from '#engine/i18n/use-format.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { Bearing } from './orientation.ts';

/** Returns a function that describes the clinic's direction from a station. */
export function useWhere(): (station: string, bearing: Pick<Bearing, 'metres' | 'direction'>) => string {
  const t = useMessages();
  const format = useFormat();
  return (station, { metres, direction }) =>
    t('where', { station, direction: t(`direction.${direction}`), metres: format.number(metres) });
}
