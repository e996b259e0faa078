import { type OperatorCallName, operatorCalls } from '#schemas/operator/calls.ts';
import type { ParamsOf } from './call-types.ts';

/** Path and query of a call. Parameters in braces go into the path, all others into the query. */
export function urlOf<N extends OperatorCallName>(name: N, params: ParamsOf<N>): string {
  const query = new URLSearchParams();
  let { path }: { path: string } = operatorCalls[name];
  for (const [key, value] of Object.entries(params)) {
    if (value === undefined) continue;
    if (path.includes(`{${key}}`)) path = path.replace(`{${key}}`, encodeURIComponent(String(value)));
    else query.set(key, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
