import type { BenchOptions } from './options.ts';
import type { Spread } from './statistics.ts';

/** A target that an issue or decision sets, and the measured value. */
export type Bar = { what: string; bar: string; measured: string; passed: boolean };

export type Table = { columns: string[]; rows: string[][] };

/** Horizontal bars, one per row, in the given order; `note` is shown at the bar's end. */
export type Plot = {
  /** Part of the file's name. */
  id: string;
  title: string;
  unit: string;
  rows: { label: string; value: number; min?: number; max?: number; note?: string; isOurs?: boolean }[];
};

/** The result of one benchmark case: a section of the report. */
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
  /** Whether it is left out if no case is named because its requirements are missing. */
  isOnDemand?: (options: BenchOptions) => boolean;
  /** Whether `--profile` writes a CPU profile of the site. */
  hasProfile?: boolean;
  run: (options: BenchOptions) => Promise<Section>;
};

/** A numeric bar. `atLeast` and `atMost` are mutually exclusive. */
export function bar(
  what: string,
  measured: number,
  limit: { atLeast: number } | { atMost: number },
  unit = '',
): Bar {
  const [sign, value] = 'atLeast' in limit ? ['≥', limit.atLeast] : ['≤', limit.atMost];
  const meets = (figure: number) => ('atLeast' in limit ? figure >= value : figure <= value);
  const passed = meets(measured);
  const figure = passed ? short(measured) : shortMissed(measured, meets);
  return { what, bar: `${sign} ${value}${unit}`, measured: `${figure}${unit}`, passed };
}

/** As `short`, with more decimals if the rounded number would meet the bar that was missed: 120.3 for at most 120. */
function shortMissed(value: number, meets: (figure: number) => boolean): string {
  let text = short(value);
  if (!Number.isFinite(value)) return text;
  while (meets(Number(text.replaceAll(',', '')))) {
    const decimals = (text.split('.')[1]?.length ?? 0) + 1;
    text = value.toLocaleString('en-US', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  }
  return text;
}

/** A number with a sensible number of digits: 43,600, 12.3, 0.021. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const size = Math.abs(value);
  if (size >= 100) return Math.round(value).toLocaleString('en-US');
  if (size >= 10) return value.toFixed(1);
  if (size >= 0.1) return value.toFixed(2);
  return size === 0 ? '0' : value.toPrecision(2);
}

/** A median with the least and the greatest value: 12.3 (11.9–13.1). */
export const withRange = ({ median, min, max }: Spread): string =>
  `${short(median)} (${short(min)}–${short(max)})`;
