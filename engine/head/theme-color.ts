import type { PreparedSite } from '#engine/resolve/prepare-site.ts';

const known = new WeakMap<PreparedSite, Map<string, string | undefined>>();
const maxSteps = 5;

/** A token of a site's theme as a hex color; undefined if it is another kind of color. */
export function propertyColor(site: PreparedSite, property: string): string | undefined {
  const colors = known.get(site) ?? new Map<string, string | undefined>();
  known.set(site, colors);
  if (colors.has(property)) return colors.get(property);
  const properties = site.properties();
  let value = properties.get(property);
  // A token may refer to another.
  for (let step = 0; step < maxSteps; step += 1) {
    const name = /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1];
    if (!name) break;
    value = properties.get(name);
  }
  const color = /^#[\da-f]{3,8}$/i.test(value ?? '') ? value : undefined;
  colors.set(property, color);
  return color;
}

/** The background color of a site's pages, for the browser's own bars. */
export const themeColorOf = (site: PreparedSite): string | undefined => propertyColor(site, '--color-bg');
