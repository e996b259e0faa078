import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plotSvg } from './plot.ts';
import type { Result } from './results.ts';
import type { Bar, Table } from './section.ts';

const folder = 'images';
const prefix = 'performance-';

/**
 * Writes performance.md and its plots into a folder.
 * @returns the files written, relative to that folder
 */
export function writeReport(results: readonly Result[], docs: string): string[] {
  const images = join(docs, folder);
  mkdirSync(images, { recursive: true });
  const plots = results.flatMap(({ section }) => section.plots);
  const names = plots.map(({ id }) => `${prefix}${id}.svg`);
  for (const name of readdirSync(images))
    if (name.startsWith(prefix) && name.endsWith('.svg') && !names.includes(name)) rmSync(join(images, name));
  for (const [index, plot] of plots.entries()) writeFileSync(join(images, names[index] ?? ''), plotSvg(plot));
  writeFileSync(join(docs, 'performance.md'), reportText(results));
  return ['performance.md', ...names.map((name) => `${folder}/${name}`)];
}

/** The report as Markdown: first all bars, then each section. */
export function reportText(results: readonly Result[]): string {
  const bars = results.flatMap(({ section }) => section.bars);
  const met = bars.filter(({ passed }) => passed).length;
  const lines = [
    '# Performance',
    '',
    'Written by `npm run bench`; [tests/bench](../tests/bench/README.md) describes what is measured and how. Figures are',
    'medians with the least and the most; compare ratios within one section, never figures of two machines.',
    '',
    `${met} of ${bars.length} bars are met.`,
    '',
    ...barTable(bars),
  ];
  for (const { section, machine } of results) {
    lines.push('', `## ${section.title}`, '', `Measured ${machine.date} UTC. ${machine.description}.`);
    for (const paragraph of section.text) lines.push('', paragraph);
    for (const plot of section.plots) lines.push('', `![${plot.title}](${folder}/${prefix}${plot.id}.svg)`);
    for (const table of section.tables) lines.push('', ...tableMarkdown(table));
  }
  return `${lines.join('\n')}\n`;
}

const barTable = (bars: readonly Bar[]): string[] =>
  tableMarkdown({
    columns: ['', 'bar', 'wanted', 'measured'],
    rows: bars.map(({ what, bar, measured, passed }) => [passed ? '✓' : '✗', what, bar, measured]),
  });

function tableMarkdown({ columns, rows }: Table): string[] {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(columns), `|${columns.map(() => '---|').join('')}`, ...rows.map(line)];
}
