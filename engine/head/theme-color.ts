import type { PreparedSite } from '#engine/resolve/prepare-site.ts';

const known = new WeakMap<PreparedSite, { color: string | undefined }>();
const mostSteps = 5;

/** The background colour of a site's pages as a hex colour, for the browser's own bars. Undefined if it is not one. */
export function themeColorOf(site: PreparedSite): string | undefined {
  const before = known.get(site);
  if (before) return before.color;
  const properties = site.properties();
  let value = properties.get('--color-bg');
  // A token may refer to another.
  for (let step = 0; step < mostSteps; step += 1) {
    const name = /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1];
    if (!name) break;
    value = properties.get(name);
  }
  const color = /^#[\da-f]{3,8}$/i.test(value ?? '') ? value : undefined;
  known.set(site, { color });
  return color;
}
