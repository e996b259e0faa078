import sharedMessages from '#engine/i18n/messages.json' with { type: 'json' };
import type { LanguageCode } from '#schemas/primitives.ts';

/** A message that the engine itself shows, such as a page's name; undefined where there is none by that key. */
export function sharedMessage(key: string, locale: LanguageCode): string | undefined {
  return (sharedMessages as Record<string, Record<LanguageCode, string>>)[key]?.[locale];
}
