import type { z } from 'zod';

export const global = '/customer/global';

/**
 * One call of SPEC section 7. `params` describes path and query together: names in braces are path parameters, the rest
 * is the query. Failures answer with `errorBody`.
 */
export type Call = {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/customer/${string}`;
  params: z.ZodObject;
  body?: z.ZodObject;
  response: z.ZodObject;
  summary: string;
};

/** A call that reads. */
export function get<const Name extends string, P extends z.ZodObject, R extends z.ZodObject>(
  name: Name,
  path: Call['path'],
  params: P,
  response: R,
  summary: string,
) {
  return { name, method: 'GET', path, params, response, summary } as const satisfies Call;
}

/** The names in braces of a path: `/products/{productId}` gives `['productId']`. */
export function pathParamNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
}
