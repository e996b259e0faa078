import sharedMessages from '#engine/i18n/messages.json' with { type: 'json' };
import type { LanguageCode } from '#schemas/primitives.ts';

/** A message of the engine itself, such as a page's name; undefined for an unknown key. */
export function sharedMessage(key: string, locale: LanguageCode): string | undefined {
  return (sharedMessages as Record<string, Record<LanguageCode, string>>)[key]?.[locale];
}
