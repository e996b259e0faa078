import type { BenchOptions } from './options.ts';

/** A value that an issue or decision asks for, and what was measured. */
export type Bar = { what: string; bar: string; measured: string; passed: boolean };

export type Table = { columns: string[]; rows: string[][] };

/** Horizontal bars, one per row, longest first as given; `note` stands at the bar's end. */
export type Plot = {
  /** Part of the file's name. */
  id: string;
  title: string;
  unit: string;
  rows: { label: string; value: number; min?: number; max?: number; note?: string; isOurs?: boolean }[];
};

/** What one case of the benchmark found: a chapter of the report. */
export type Section = {
  title: string;
  /** Paragraphs of Markdown: what was measured and how. */
  text: string[];
  tables: Table[];
  plots: Plot[];
  bars: Bar[];
};

/** A case: `npm run bench -- <name>` runs it alone. */
export type BenchCase = {
  name: string;
  /** A line for `--list`. */
  summary: string;
  /** Whether it is left out where no case is named: what it needs is not there. */
  isOnDemand?: (options: BenchOptions) => boolean;
  /** Whether `--profile` leaves a CPU profile of the site. */
  hasProfile?: boolean;
  run: (options: BenchOptions) => Promise<Section>;
};

/** A bar over numbers. `atLeast` and `atMost` exclude each other. */
export function bar(
  what: string,
  measured: number,
  limit: { atLeast: number } | { atMost: number },
  unit = '',
): Bar {
  const [sign, value, passed] =
    'atLeast' in limit
      ? ['≥', limit.atLeast, measured >= limit.atLeast]
      : ['≤', limit.atMost, measured <= limit.atMost];
  return { what, bar: `${sign} ${value}${unit}`, measured: `${short(measured)}${unit}`, passed };
}

/** A number with as many digits as say something: 43 600, 12.3, 0.0211. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const size = Math.abs(value);
  if (size >= 100) return Math.round(value).toLocaleString('en-US');
  if (size >= 10) return value.toFixed(1);
  if (size >= 0.1) return value.toFixed(2);
  return size === 0 ? '0' : value.toPrecision(2);
}
