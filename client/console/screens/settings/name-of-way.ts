import type { Json } from '#schemas/json.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { isLocalized, shownText } from '#schemas/localized.ts';
import { isObject } from '../../editor/document/json-object.ts';

/** What operators know a way to the clinic by: the station with its line, the bus stop, or the numbers of bus lines. */
export function nameOfWay(item: Json, main: LanguageCode): string | undefined {
  if (!isObject(item)) return undefined;
  const { station, line, stop, numbers } = item;
  const text = (value: Json | undefined) =>
    typeof value === 'object' && value !== null && isLocalized(value)
      ? shownText(value, main, main)
      : undefined;
  const parts = Array.isArray(numbers) ? numbers.map(String) : [text(station ?? stop), text(line)];
  return parts.filter(Boolean).join(', ') || undefined;
}
