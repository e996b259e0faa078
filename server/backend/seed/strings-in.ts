export type Place = (string | number)[];

/** Yields every string of a JSON value with its path, in order. */
export function* stringsIn(value: unknown, path: Place = []): Generator<{ path: Place; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  if (typeof value !== 'object' || value === null) return;
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  for (const [key, child] of entries) yield* stringsIn(child, [...path, key]);
}
