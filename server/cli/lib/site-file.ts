import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { CommandError } from './command.ts';
import { noPartner } from './no-partner.ts';

/** Folder with one folder per partner: `MARU_PARTNERS_DIR`, else the demo partners. */
export function partnersFolder(): string {
  return process.env.MARU_PARTNERS_DIR || join(import.meta.dirname, '../../../fixtures/partners');
}

/** The site document in a partner's folder. */
export function siteFileOf(code: string): string {
  return relative(process.cwd(), join(partnersFolder(), code, 'site.json'));
}

/**
 * The site document in a partner's folder, for commands that read it.
 * @throws CommandError with the nearest name if there is no such folder
 */
export function ownSiteFile(code: string): string {
  const codes = partnerCodes();
  if (!codes.includes(code)) throw noPartner(code, codes);
  return siteFileOf(code);
}

/**
 * The partners that have a folder.
 * @throws CommandError if the folder of partners is missing
 */
export function partnerCodes(): string[] {
  const folder = partnersFolder();
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new CommandError(`MARU_PARTNERS_DIR is not a folder: "${folder}".`);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}

/** Bytes of a text to read: many times a large site document. */
const maxBytes = 16 * 1024 ** 2;

/** @throws CommandError if there is no such file, or it is too large for a document */
export function readText(file: string): string {
  assertFile(file);
  if (statSync(file).size > maxBytes) throw new CommandError(`"${file}" is larger than 16 MB.`);
  return readFileSync(file, 'utf8');
}

/** @throws CommandError if a path is no file to read: a folder, or a pipe that nobody may write to */
export function assertFile(file: string): void {
  // Standard input and what a shell passes as <(…) have been opened already.
  if (/^\/dev\/(stdin|fd\/\d+)$/.test(file)) return;
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new CommandError(`There is no file "${file}".`);
  if (!found.isFile()) throw new CommandError(`"${file}" is not a file.`);
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
