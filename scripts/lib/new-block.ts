import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '../bootstrap/setup-error.mjs';
import { blockFiles } from './new-block-files.ts';

const maxLength = 40;
/** Class names that the page uses, and types that a block's files import. */
const taken = new Set([
  'BlockMeta',
  'BlockProps',
  'ErrorCard',
  'Fixtures',
  'Page',
  'Progress',
  'ServerSlot',
  'SkipLink',
  'Ui',
]);

/**
 * Writes the files of a new block.
 * @param root the repository
 * @param name its type, PascalCase
 * @returns file names in blocks/<name>
 * @throws {SetupError} with one line, before anything is written, if the name is not a valid block name
 */
export function newBlock(root: string, name: string): string[] {
  const problem = nameProblem(root, name);
  if (problem) throw new SetupError(problem);
  const folder = join(root, 'blocks', name);
  const files = blockFiles(name);
  mkdirSync(folder);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return Object.keys(files);
}

function nameProblem(root: string, name: string): string | undefined {
  if (!name) return 'A block needs a name: npm run new:block OpeningNote';
  if (name.startsWith('_'))
    return `"${name}" is reserved: folders with _ hold what blocks share. Choose a PascalCase name.`;
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
    return `"${name}" is not a PascalCase name. Use letters and digits with a capital first, as in OpeningNote.`;
  if (name.length > maxLength)
    return `"${name}" is too long: a block's name has at most ${maxLength} letters.`;
  // Some file systems are case-insensitive.
  const existing = names(join(root, 'blocks')).find((other) => other.toLowerCase() === name.toLowerCase());
  if (existing) return `blocks/${existing} exists already. Choose another name.`;
  const primitives = names(join(root, 'blocks', '_ui')).map((file) => file.replace(/\.tsx$/, ''));
  if (primitives.includes(name)) return `"${name}" is a primitive of blocks/_ui. Choose another name.`;
  if (taken.has(name) || name in globalThis)
    return `"${name}" is already the name of a global or of an import. Choose another name.`;
  return undefined;
}

const names = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
