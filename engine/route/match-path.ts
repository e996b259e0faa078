export type RouteMatch = { pageKey: string; params: Record<string, string> };

type Route = { pageKey: string; segments: string[]; specificity: string };

const isParam = (segment: string) => segment.startsWith('{');
const paramValue = /^[\w-]{1,64}$/;

function toRoute(pageKey: string): Route {
  const segments = pageKey.split('/').filter(Boolean);
  return { pageKey, segments, specificity: segments.map((s) => (isParam(s) ? '1' : '0')).join('') };
}

/**
 * Compiles page keys into a matcher of paths (without language segment). A literal segment takes precedence over a
 * parameter, so `/products/category/pick` is never product "category". A parameter is 1 to 64 letters, digits, `_` or
 * `-`; anything else does not match.
 */
export function compileRoutes(keys: Iterable<string>): (path: string) => RouteMatch | undefined {
  const byLength = Map.groupBy([...keys].map(toRoute), ({ segments }) => segments.length);
  for (const group of byLength.values()) group.sort((a, b) => a.specificity.localeCompare(b.specificity));
  return (path) => {
    const segments = path.split('/').filter(Boolean);
    for (const route of byLength.get(segments.length) ?? []) {
      const params = matchSegments(route.segments, segments);
      if (params) return { pageKey: route.pageKey, params };
    }
    return undefined;
  };
}

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (!isParam(part)) {
      if (part !== segment) return undefined;
    } else {
      if (!paramValue.test(segment)) return undefined;
      params[part.slice(1, -1)] = segment;
    }
  }
  return params;
}
