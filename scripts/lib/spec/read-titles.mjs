import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { root } from '../paths.mjs';

/** @type {Map<string, RegExp[]>} */
const read = new Map();

/**
 * Whether a test file has a title, judging by its source alone: word for word, or as a template literal that the title
 * matches. Without a run nothing more can be known.
 * @param {string} file @param {string} title
 */
export function hasTitle(file, title) {
  const known = read.get(file) ?? titlesOf(file);
  read.set(file, known);
  const own = title.split(' › ').at(-1) ?? '';
  return known.some((pattern) => pattern.test(own));
}

/** @param {string} file */
function titlesOf(file) {
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  /** @type {RegExp[]} */
  const titles = [];
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

/** @param {string[]} parts */
function pattern(parts) {
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`, 's');
}
