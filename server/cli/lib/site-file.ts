import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { CommandError } from './command.ts';

/** Folder with one folder per partner: `MARU_PARTNERS_DIR`, else the demo partners. */
export function partnersFolder(env: NodeJS.ProcessEnv = process.env): string {
  return env.MARU_PARTNERS_DIR || join(import.meta.dirname, '../../../fixtures/partners');
}

/** The site document in a partner's folder. */
export function siteFileOf(code: string): string {
  return relative(process.cwd(), join(partnersFolder(), code, 'site.json'));
}

/** @throws CommandError if there is no such file */
export function readText(file: string): string {
  if (!existsSync(file)) throw new CommandError(`There is no file "${file}".`);
  return readFileSync(file, 'utf8');
}

/** Writes a file in one step: a reader never sees half of it. An existing one retains its mode, and links still lead to it. */
export function writeText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const target = existsSync(file) ? realpathSync(file) : file;
  const mode = statSync(target, { throwIfNoEntry: false })?.mode;
  const aside = `${target}.${process.pid}.new`;
  writeFileSync(aside, text, { mode });
  if (mode !== undefined) chmodSync(aside, mode);
  renameSync(aside, target);
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
