import { short } from '../lib/section.ts';
import { spreadOf } from '../lib/statistics.ts';
import { type LoadFigures, measureClick, measureLoad } from './measure-load.ts';

/** A first visit, with the times at which two clicks took effect, in ms. */
export type Visit = Omit<LoadFigures, 'lcpElement'> & { float: number; question: number };

/** A page with the bench partner's content and hooks, its visits so far and the elements of their largest paints. */
export type VisitedPage = {
  id: string;
  label: string;
  url: string;
  visits: Visit[];
  largest: Set<string>;
};

/** Column names of a table of visits. */
export const visitColumns: [name: string, field: keyof Visit][] = [
  ['FCP ms', 'fcp'],
  ['LCP ms', 'lcp'],
  ['TBT ms', 'tbt'],
  ['CLS', 'cls'],
  ['load ms', 'load'],
  ['floating menu opens, ms', 'float'],
  ['question opens, ms', 'question'],
];

/** Visits a page three times as a new visitor, once to load and twice to click, and records the result. */
export async function visit({ url, visits, largest }: VisitedPage): Promise<void> {
  const { lcpElement, ...figures } = await measureLoad(url);
  largest.add(lcpElement);
  const float = await measureClick(url, '[data-test=float]');
  visits.push({ ...figures, float, question: await measureClick(url, '[data-test=acc]') });
}

/** The median of several visits, with their range. */
export function spreadText(values: readonly number[]): string {
  const { median, min, max } = spreadOf(values);
  return `${short(median)} (${short(min)}–${short(max)})`;
}
