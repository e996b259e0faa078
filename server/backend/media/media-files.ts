import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** An uploaded picture of a partner; its names have been checked (schemas/served-file.ts). */
type MediaPlace = { mediaDir: string; code: string; name: string };

/** The file of the current version. */
export const currentFile = ({ mediaDir, code, name }: MediaPlace): string => join(mediaDir, code, name);

/** The folder of all versions. Names of pictures never begin with a dot. */
const versionsFolder = ({ mediaDir, code, name }: MediaPlace): string =>
  join(mediaDir, code, '.versions', name);

/** The file of one version. @param version letters, digits, _ and - only */
export const versionFile = (place: MediaPlace, version: string): string =>
  join(versionsFolder(place), version);

/** Stores a version and makes it the current one. Readers see the old or the new file, never a part. */
export async function writeMedia(place: MediaPlace, version: string, bytes: Buffer): Promise<void> {
  const file = versionFile(place, version);
  await replace(file, (path) => writeFile(path, bytes));
  await replace(currentFile(place), (path) => copyFile(file, path));
}

/** Deletes all versions. */
export async function deleteMediaFiles(place: MediaPlace): Promise<void> {
  await rm(currentFile(place), { force: true });
  await rm(versionsFolder(place), { recursive: true, force: true });
}

/**
 * The files of all pictures and versions below a folder. Those that are being written or deleted are left out; one may still
 * be deleted before the caller reads it.
 * @param folder may be missing
 * @throws Error if a folder cannot be read
 */
export async function* mediaFiles(folder: string): AsyncGenerator<string> {
  const entries = (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* mediaFiles(path);
    else if (entry.isFile() && !isPartial(entry.name)) yield path;
  }
}

/**
 * The result of reading a file or folder; `undefined` if it does not exist.
 * @throws Error if it cannot be read for another reason
 */
export async function unlessMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Pictures and versions have names without a dot at the beginning. */
const isPartial = (name: string): boolean => name.startsWith('.');

async function replace(path: string, write: (path: string) => Promise<void>): Promise<void> {
  const partial = join(dirname(path), `.${randomUUID()}`);
  await mkdir(dirname(path), { recursive: true });
  try {
    await write(partial);
    await rename(partial, path);
  } finally {
    await rm(partial, { force: true });
  }
}
