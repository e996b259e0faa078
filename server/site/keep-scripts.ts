import { createHash, randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Builds whose scripts are kept: the newest, and those that pages opened before it may still ask for. */
const kept = 3;

/**
 * Copies the scripts of this build to where those of earlier builds are, and forgets what only older builds than the last
 * three had. Pages that were opened before a deployment find their scripts there (docs/decisions/054). Names hold a hash
 * of their content, so files of several builds lie in one folder, and several processes may do this at once.
 * @param built folder of this build's scripts (dist/client/assets)
 * @param directory folder that outlives builds; `files` in it holds the scripts, `builds` a list of names for each build
 * @returns the folder to serve from, beside `built`
 */
export function keepScripts(built: string, directory: string): string {
  const files = join(directory, 'files');
  const builds = join(directory, 'builds');
  mkdirSync(files, { recursive: true });
  mkdirSync(builds, { recursive: true });
  const names = filesIn(built);
  const list = JSON.stringify(names);
  const own = join(builds, `${createHash('sha256').update(list).digest('hex').slice(0, 16)}.json`);
  // First: a process that forgets old builds at this moment leaves what is on a list.
  putWhole(own, (half) => writeFileSync(half, list));
  for (const name of names) {
    if (existsSync(join(files, name))) continue;
    mkdirSync(join(files, name, '..'), { recursive: true });
    putWhole(join(files, name), (half) => copyFileSync(join(built, name), half));
  }
  forgetOld(files, builds);
  return files;
}

/** Whole or not at all: other processes read it. */
function putWhole(file: string, write: (half: string) => void): void {
  const half = `${file}.${randomUUID()}.part`;
  write(half);
  renameSync(half, file);
}

/** Forgets all but the builds that were started last, and the files that none of these has. */
function forgetOld(files: string, builds: string): void {
  const started = (list: string) => statSync(list, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const lists = readdirSync(builds)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(builds, name))
    .sort((one, other) => started(other) - started(one));
  const wanted = new Set(
    lists.slice(0, kept).flatMap((list) => JSON.parse(readFileSync(list, 'utf8')) as string[]),
  );
  for (const list of lists.slice(kept)) rmSync(list, { force: true });
  for (const name of filesIn(files))
    if (!wanted.has(name) && !name.endsWith('.part')) rmSync(join(files, name), { force: true });
}

/** Paths of all files below a folder, from there, in a stable order. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
