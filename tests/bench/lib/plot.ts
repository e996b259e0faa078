import type { Plot } from './section.ts';
import { short } from './section.ts';

const width = 760;
const left = 250;
const right = 110;
const top = 44;
const step = 28;
const thickness = 16;

/** Readable on light and dark pages: an image follows the reader's color scheme, not the page's. */
const style = `text{font:13px system-ui,sans-serif;fill:#333}.title{font-weight:600;font-size:15px}
.bar{fill:#9aa5b1}.ours{fill:#b4532a}.range{stroke:#333;stroke-width:1.5}.axis{stroke:#bbb}
@media(prefers-color-scheme:dark){text{fill:#ddd}.bar{fill:#5d6875}.ours{fill:#e08a5b}.range{stroke:#eee}.axis{stroke:#555}}`;

/** A plot of horizontal bars from zero, as a standalone file; a thin line spans the minimum to the maximum. */
export function plotSvg({ title, unit, rows }: Plot): string {
  const height = top + rows.length * step + 16;
  const largest = Math.max(...rows.map(({ value, max }) => Math.max(value, max ?? 0)), Number.MIN_VALUE);
  const x = (value: number) => round(left + (value / largest) * (width - left - right));
  const bars = rows.map(({ label, value, min, max, note, isOurs }, index) => {
    const y = top + index * step;
    const middle = y + thickness / 2;
    const end = x(Math.max(value, max ?? 0)) + 8;
    const range =
      min !== undefined && max !== undefined
        ? `<line class="range" x1="${x(min)}" x2="${x(max)}" y1="${middle}" y2="${middle}"/>`
        : '';
    return [
      `<text x="${left - 10}" y="${middle + 4}" text-anchor="end">${escapeText(label)}</text>`,
      `<rect class="bar${isOurs ? ' ours' : ''}" x="${left}" y="${y}" width="${round(x(value) - left)}" height="${thickness}" rx="2"/>`,
      range,
      `<text x="${end}" y="${middle + 4}">${escapeText(note ?? short(value))}</text>`,
    ].join('');
  });
  const axis = `<line class="axis" x1="${left}" x2="${left}" y1="${top - 6}" y2="${height - 12}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escapeText(title)}</title><style>${style}</style>`,
    `<text class="title" x="8" y="22">${escapeText(title)} (${escapeText(unit)})</text>`,
    ...bars,
    axis,
    '</svg>\n',
  ].join('\n');
}

const round = (value: number): number => Math.round(value * 10) / 10;

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
