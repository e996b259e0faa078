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

/** Builds whose scripts are retained: the newest, and those that pages opened earlier may still request. */
const retainedBuilds = 3;

/**
 * Copies the scripts of this build to the folder with earlier builds' scripts, and deletes scripts that none of the
 * last three builds has. Pages that were opened before a deployment find their scripts there (docs/decisions/054). File
 * names contain a content hash, so several builds share one folder, and several processes may do this at once.
 * @param built folder of this build's scripts (dist/client/assets)
 * @param directory folder that outlives builds; its `files` holds the scripts, its `builds` a list of names per build
 * @returns the folder to serve from in addition to `built`
 */
export function retainScripts(built: string, directory: string): string {
  const files = join(directory, 'files');
  const builds = join(directory, 'builds');
  mkdirSync(files, { recursive: true });
  mkdirSync(builds, { recursive: true });
  const names = filesIn(built);
  const list = JSON.stringify(names);
  const own = join(builds, `${createHash('sha256').update(list).digest('hex').slice(0, 16)}.json`);
  // Write the list first: another process that deletes old builds now leaves listed files alone.
  putWhole(own, (half) => writeFileSync(half, list));
  for (const name of names) {
    if (existsSync(join(files, name))) continue;
    mkdirSync(join(files, name, '..'), { recursive: true });
    putWhole(join(files, name), (half) => copyFileSync(join(built, name), half));
  }
  deleteOld(files, builds);
  return files;
}

/** Writes atomically, because other processes read the file. */
function putWhole(file: string, write: (half: string) => void): void {
  const half = `${file}.${randomUUID()}.part`;
  write(half);
  renameSync(half, file);
}

/** Deletes the lists of all but the most recently started builds, and the files that none of these has. */
function deleteOld(files: string, builds: string): void {
  const started = (list: string) => statSync(list, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const lists = readdirSync(builds)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(builds, name))
    .sort((one, other) => started(other) - started(one));
  const wanted = new Set(
    lists.slice(0, retainedBuilds).flatMap((list) => JSON.parse(readFileSync(list, 'utf8')) as string[]),
  );
  for (const list of lists.slice(retainedBuilds)) rmSync(list, { force: true });
  for (const name of filesIn(files))
    if (!wanted.has(name) && !name.endsWith('.part')) rmSync(join(files, name), { force: true });
}

/** Relative paths of all files below a folder, in a stable order. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
