import { closest, distance } from 'fastest-levenshtein';

/** The candidate closest to a misspelt name, or undefined if none is close. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const list = [...candidates];
  if (list.length === 0) return undefined;
  const caseless = list.find((candidate) => candidate.toLowerCase() === name.toLowerCase());
  if (caseless) return caseless;
  const best = closest(name, list);
  return distance(name, best) <= Math.max(2, Math.floor(name.length / 3)) ? best : undefined;
}
