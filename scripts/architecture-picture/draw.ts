import { type Folder, folderOf, folders, steps } from './folders.ts';

const width = 980;
const top = 56;
const rowHeight = 46;
const stepsFrom = 268;
const stepGap = 40;
const importsFrom = 736;
const importGap = 20;
const legendTop = top + folders.length * rowHeight + 34;
const legendRows = Math.ceil(steps.length / 2);
const height = legendTop + legendRows * 24 + 12;

const rowOf = (name: Folder) => folders.findIndex((folder) => folder.name === name);
const middleOf = (row: number) => top + row * rowHeight + rowHeight / 2;

/**
 * Draws the folders as rows, with the way from a request to its HTML and, to the right, which folder imports which.
 * @returns an SVG that follows the color scheme of its reader
 */
export function drawPicture(imports: ReadonlyMap<Folder, readonly Folder[]>): string {
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title">`,
    '<title id="title">The folders of Maru, the way from a request to its HTML, and which folder imports which</title>',
    style,
    `<rect class="page" width="${width}" height="${height}" rx="8"/>`,
    text(16, 34, 'Folders', 'head'),
    text(stepsFrom - 16, 34, 'From request to HTML', 'head'),
    text(importsFrom - 10, 34, 'Imports', 'head'),
    ...folders.map(row),
    way(),
    ...steps.map(stepMark),
    ...folders.flatMap(({ name }, column) => importColumn(column, imports.get(name) ?? [])),
    text(importsFrom - 10, legendTop - 14, '□ imports the ● below it', 'small'),
    ...steps.map(legendLine),
    '</svg>',
  ].join('\n')}\n`;
}

const style = `<style>
text { font: 14px system-ui, sans-serif; fill: #1f2328; }
.head { font-weight: 600; }
.name { font: 600 14px ui-monospace, monospace; }
.small { font-size: 12px; fill: #59636e; }
.file { font: 12px ui-monospace, monospace; }
.number { font: 600 12px system-ui, sans-serif; fill: #fff; text-anchor: middle; }
.page { fill: #fff; }
.row { fill: #f6f8fa; }
.way { fill: none; stroke: #0969da; stroke-width: 2; stroke-linejoin: round; }
.step { fill: #0969da; }
.line { stroke: #818b98; stroke-width: 1.5; }
.to { fill: #59636e; }
.from { fill: #f6f8fa; stroke: #59636e; stroke-width: 1.5; }
@media (prefers-color-scheme: dark) {
  text { fill: #f0f6fc; }
  .small { fill: #9198a1; }
  .page { fill: #0d1117; }
  .row { fill: #151b23; }
  .way { stroke: #4493f8; }
  .step { fill: #1f6feb; }
  .line { stroke: #656c76; }
  .to { fill: #9198a1; }
  .from { fill: #151b23; stroke: #9198a1; }
}
</style>`;

const text = (x: number, y: number, content: string, name = '') =>
  `<text x="${x}" y="${y}"${name && ` class="${name}"`}>${content}</text>`;

function row({ name, does }: (typeof folders)[number], index: number): string {
  const y = top + index * rowHeight;
  return [
    `<rect class="row" x="8" y="${y + 2}" width="${width - 16}" height="${rowHeight - 4}" rx="6"/>`,
    text(16, y + 20, name, 'name'),
    text(16, y + 36, does, 'small'),
  ].join('\n');
}

const pointOf = (index: number) => {
  const folder = folderOf(steps[index]?.file ?? '');
  return { x: stepsFrom + index * stepGap, y: middleOf(folder ? rowOf(folder) : 0) };
};

/** The line through all steps: along a row, then straight down or up to the next one. */
function way(): string {
  const [first, ...others] = steps.map((_, index) => pointOf(index));
  const path = others.map(({ x, y }) => `H${x - stepGap / 2}V${y}H${x}`).join('');
  return `<path class="way" d="M${first?.x} ${first?.y}${path}"/>`;
}

function stepMark(_: unknown, index: number): string {
  const { x, y } = pointOf(index);
  return `<circle class="step" cx="${x}" cy="${y}" r="11"/>\n${text(x, y + 4, String(index + 1), 'number')}`;
}

function importColumn(column: number, imported: readonly Folder[]): string[] {
  if (imported.length === 0) return [];
  const x = importsFrom + column * importGap;
  const ends = [column, ...imported.map(rowOf)].map(middleOf);
  return [
    `<line class="line" x1="${x}" x2="${x}" y1="${Math.min(...ends)}" y2="${Math.max(...ends)}"/>`,
    ...imported.map((name) => `<circle class="to" cx="${x}" cy="${middleOf(rowOf(name))}" r="4.5"/>`),
    `<rect class="from" x="${x - 5}" y="${middleOf(column) - 5}" width="10" height="10"/>`,
  ];
}

/** The last folder and the name, unless the folder is any. */
const shortName = (file: string) => (file.includes('*') ? file : file.split('/').slice(-2).join('/'));

function legendLine({ file, does }: (typeof steps)[number], index: number): string {
  const x = index < legendRows ? 16 : 500;
  const y = legendTop + (index % legendRows) * 24 + 8;
  return [
    `<circle class="step" cx="${x + 9}" cy="${y - 4}" r="9"/>`,
    text(x + 9, y, String(index + 1), 'number'),
    `<text x="${x + 26}" y="${y}"><tspan class="file">${shortName(file)}</tspan> <tspan class="small">${does}</tspan></text>`,
  ].join('\n');
}
