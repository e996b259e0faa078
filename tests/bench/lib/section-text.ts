import type { Section, Table } from './section.ts';

/** A section for the terminal: its tables, and whether its bars were met. */
export function sectionText({ tables, bars }: Section): string {
  const marks: Table = {
    columns: ['', 'bar', 'wanted', 'measured'],
    rows: bars.map(({ what, bar, measured, passed }) => [passed ? '✓' : '✗', what, bar, measured]),
  };
  return [...tables, ...(bars.length ? [marks] : [])].map(tableText).join('\n\n');
}

/** Aligned columns; all but the first two are numbers and are right-aligned. */
function tableText({ columns, rows }: Table): string {
  const all = [columns, ...rows];
  const widths = columns.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    row.map((cell, column) =>
      column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
  return all.map((row) => line(row).join('  ').trimEnd()).join('\n');
}
