import { languageCodes } from '#schemas/language-codes.ts';
import type { When } from '#schemas/layout/node.ts';
import type { PlacedNode } from '#schemas/layout/walk-nodes.ts';
import { homepageType } from '#schemas/site/homepage-config.ts';
import { addDays } from '#schemas/time/day.ts';
import { zonedDay } from '#schemas/time/zone.ts';
import type { CheckContext } from './check-context.ts';

/** One way in which a page is shown. `day`: YYYY-MM-DD in the partner's time zone. */
export type Showing = {
  locale: string;
  device: 'PC' | 'MOBILE';
  homepageType: string;
  day: string;
};

/** The conditions of a node and of those around it, the outermost first. */
export const conditionsOf = (placed: PlacedNode): When[] => [
  ...(placed.parent ? conditionsOf(placed.parent) : []),
  ...(placed.node.when ? [placed.node.when] : []),
];

/** Whether a node is shown, by its own conditions and the conditions of the nodes around it. */
export const isShownIn = (
  placed: PlacedNode,
  { locale, device, homepageType: type, day }: Showing,
): boolean =>
  conditionsOf(placed).every(
    ({ locales, devices, homepageTypes, from, until }) =>
      (locales as readonly string[] | undefined)?.includes(locale) !== false &&
      devices?.includes(device) !== false &&
      (homepageTypes as readonly string[] | undefined)?.includes(type) !== false &&
      (!from || day >= from) &&
      (!until || day <= until),
  );

/** All combinations of language, device, kind of home page and day, from now on, that conditions of nodes distinguish. */
export function showingsOf(nodes: readonly PlacedNode[], context: CheckContext): Showing[] {
  const conditions = nodes.flatMap(conditionsOf);
  const has = (key: keyof When) => conditions.some((when) => when[key] !== undefined);
  const languages = context.partner?.languages ?? languageCodes;
  const today = todayOf(context);
  const days = conditions.flatMap(({ from, until }) => [from ?? [], until ? addDays(until, 1) : []].flat());
  const each = {
    locale: has('locales') ? languages : languages.slice(0, 1),
    device: has('devices') ? (['PC', 'MOBILE'] as const) : (['PC'] as const),
    homepageType: has('homepageTypes') ? homepageType.options : homepageType.options.slice(0, 1),
    day: [...new Set([today, ...days.filter((day) => day > today)])],
  };
  return each.locale.flatMap((locale) =>
    each.device.flatMap((device) =>
      each.homepageType.flatMap((type) =>
        each.day.map((day) => ({ locale, device, homepageType: type, day })),
      ),
    ),
  );
}

/** The day of the check in the partner's time zone. */
export const todayOf = ({ now, partner }: CheckContext): string =>
  zonedDay(now, partner?.timeZone ?? 'Asia/Seoul');
