import { utmNames } from '#schemas/site/utm-names.ts';

type Utm = Partial<Record<(typeof utmNames)[number], string>>;

/** Longer values are truncated: no campaign needs more. */
const longestValue = 200;

/** The campaign values of a query. */
export function utmInQuery(search: string): Utm {
  const query = new URLSearchParams(search);
  const found = utmNames.flatMap((name) => {
    const value = query.get(name)?.slice(0, longestValue);
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(found);
}
