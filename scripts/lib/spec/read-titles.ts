import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { root } from '../../bootstrap/paths.mjs';

const read: Map<string, RegExp[]> = new Map();

/**
 * Whether a test file, or a module of its folder that it imports, has a title, judging by the source alone: word for word, or
 * as a template literal that the title matches. Without a run nothing more can be known.
 * @param file @param title
 */
export function hasTitle(file: string, title: string) {
  const known = read.get(file) ?? [file, ...siblingsOf(file)].flatMap(titlesOf);
  read.set(file, known);
  const own = title.split(' › ').at(-1) ?? '';
  return known.some((pattern) => pattern.test(own));
}

const parse = (file: string) => parseSync(file, readFileSync(join(root, file), 'utf8'));

/** Several files may run the same tests, for example for every page of a site. */
function siblingsOf(file: string): string[] {
  const imported = parse(file).module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  return imported.flatMap((path) => (/^\.\/[\w-]+\.tsx?$/.test(path) ? [join(dirname(file), path)] : []));
}

function titlesOf(file: string) {
  const { program } = parse(file);
  const titles: RegExp[] = [];
  new Visitor({
    CallExpression({ arguments: [title] }) {
      if (title?.type === 'Literal' && typeof title.value === 'string')
        titles.push(pattern(title.value.split(/%[sdifjo#]|\$[\w.]+/)));
      if (title?.type === 'TemplateLiteral')
        titles.push(pattern(title.quasis.map(({ value }) => value.cooked ?? value.raw)));
    },
  }).visit(program);
  return titles;
}

function pattern(parts: string[]) {
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`, 's');
}
