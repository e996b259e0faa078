import { parseDocument } from 'htmlparser2';

type Shape = { name: string; attribs: Record<string, string> };

/**
 * The outline of an icon as one path, so that an icon is one element.
 * @param body the SVG elements of an icon on a 24 px square, as in Iconify's JSON
 * @throws for an element that cannot be drawn as a path
 */
export function iconPath(body: string): string {
  return shapesIn(parseDocument(body, { xmlMode: true }).childNodes as unknown as Node[])
    .map(pathOf)
    .join('');
}

type Node = Shape & { childNodes: Node[] };

const shapesIn = (nodes: Node[]): Node[] =>
  nodes.flatMap((node) => (node.name === 'g' ? shapesIn(node.childNodes) : [node]));

function pathOf({ name, attribs }: Shape): string {
  const number = (key: string) => Number(attribs[key] ?? 0);
  if (name === 'path') return absoluteStart(attribs.d ?? '');
  if (name === 'circle') return circle(number('cx'), number('cy'), number('r'));
  if (name === 'rect')
    return rectangle({
      x: number('x'),
      y: number('y'),
      width: number('width'),
      height: number('height'),
      radius: Number(attribs.rx ?? attribs.ry ?? 0),
    });
  throw new Error(`[icons] <${name}> has no path. Add it to scripts/icons/icon-path.ts.`);
}

/** A path that begins with a relative move would continue from the end of the path before it. */
const absoluteStart = (d: string) =>
  d.replace(
    /^m(-?[\d.]+)[\s,]*(-?[\d.]+)\s*(?=([a-z])?)/i,
    (_, x, y, command) => `M${x} ${y}${command || d.startsWith('M') ? '' : 'l'}`,
  );

const circle = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

type Rectangle = { x: number; y: number; width: number; height: number; radius: number };

function rectangle({ x, y, width, height, radius: r }: Rectangle): string {
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const [across, down] = [round(width - 2 * r), round(height - 2 * r)];
  const corner = (toX: number, toY: number) => `a${r} ${r} 0 0 1 ${toX} ${toY}`;
  return (
    `M${round(x + r)} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}` +
    `h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`
  );
}

const round = (value: number) => Number(value.toFixed(3));
