import { closest, distance } from 'fastest-levenshtein';

/** The candidate that a misspelt name most probably meant, or undefined when none is near. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const list = [...candidates];
  if (list.length === 0) return undefined;
  const caseless = list.find((candidate) => candidate.toLowerCase() === name.toLowerCase());
  if (caseless) return caseless;
  const best = closest(name, list);
  return distance(name, best) <= Math.max(2, Math.floor(name.length / 3)) ? best : undefined;
}
