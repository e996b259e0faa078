import { short } from '../lib/section.ts';
import { spreadOf } from '../lib/statistics.ts';
import { type LoadFigures, measureClick, measureLoad } from './measure-load.ts';

/** A first visit, with when two clicks had acted, in ms. */
export type Visit = Omit<LoadFigures, 'lcpElement'> & { float: number; question: number };

/** A page with the bench partner's content and hooks, its visits so far and what their largest paints were. */
export type VisitedPage = {
  id: string;
  label: string;
  url: string;
  visits: Visit[];
  largest: Set<string>;
};

/** How a table of visits names each figure. */
export const visitColumns: [name: string, field: keyof Visit][] = [
  ['FCP ms', 'fcp'],
  ['LCP ms', 'lcp'],
  ['TBT ms', 'tbt'],
  ['CLS', 'cls'],
  ['load ms', 'load'],
  ['floating menu opens, ms', 'float'],
  ['question opens, ms', 'question'],
];

/** Visits a page three times as a new visitor, to look and to click twice, and keeps what that was like. */
export async function visit({ url, visits, largest }: VisitedPage): Promise<void> {
  const { lcpElement, ...figures } = await measureLoad(url);
  largest.add(lcpElement);
  const float = await measureClick(url, '[data-test=float]');
  visits.push({ ...figures, float, question: await measureClick(url, '[data-test=acc]') });
}

/** The middle of several visits, and how far they lie apart. */
export function spreadText(values: readonly number[]): string {
  const { median, min, max } = spreadOf(values);
  return `${short(median)} (${short(min)}–${short(max)})`;
}
