import type { When } from '#schemas/layout/node.ts';
import type { LanguageCode } from '#schemas/primitives.ts';
import type { HomepageType } from '#schemas/site/homepage-config.ts';
import { nextMidnight, startOfDay, zonedDay } from '#schemas/time/zone.ts';

export type Circumstances = {
  locale: LanguageCode;
  homepageType: HomepageType;
  now: string;
  timeZone: string;
};

/**
 * Whether a node is shown, and when that expires (undefined: never). Days are in the partner's time zone, both ends
 * inclusive. Devices are handled in CSS.
 */
export function isShown(when: When | undefined, at: Circumstances): { shown: boolean; until?: Date } {
  if (!when) return { shown: true };
  if (when.locales && !when.locales.includes(at.locale)) return { shown: false };
  if (when.homepageTypes && !when.homepageTypes.includes(at.homepageType)) return { shown: false };
  const today = zonedDay(at.now, at.timeZone);
  if (when.from && today < when.from) return { shown: false, until: startOfDay(when.from, at.timeZone) };
  if (when.until && today > when.until) return { shown: false };
  return when.until
    ? {
        shown: true,
        until: nextMidnight(`${startOfDay(when.until, at.timeZone).toISOString()}`, at.timeZone),
      }
    : { shown: true };
}
