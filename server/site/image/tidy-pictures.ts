import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds after which a draft must be from a process that died. */
const temporaryAge = 10 * 60_000;

const isFolder = /^[0-9a-f]{2}$/;
const isPicture = /^[0-9a-f]{64}$/;
const isTemporary = /^[0-9a-f]{64}\.[0-9a-f-]{36}$/;

type Found = { file: string; name: string; bytes: number; at: number };

/**
 * Removes abandoned drafts and, beyond `maxBytes`, the least recently requested pictures. It relies only on the folder's
 * content, so that any number of processes may share and tidy it independently. Files with other names are left alone.
 * Disk errors are ignored: files that cannot be read or removed stay.
 */
export async function tidyPictures(directory: string, maxBytes: number): Promise<void> {
  const pictures: Found[] = [];
  const folders = await readdir(directory).catch((): string[] => []);
  for (const folder of folders.filter((name) => isFolder.test(name))) {
    for (const found of await filesIn(join(directory, folder))) {
      if (isPicture.test(found.name)) pictures.push(found);
      else if (isTemporary.test(found.name) && Date.now() - found.at > temporaryAge) await remove(found.file);
    }
  }
  let total = pictures.reduce((sum, { bytes }) => sum + bytes, 0);
  pictures.sort((one, other) => one.at - other.at);
  for (const { file, bytes } of pictures) {
    if (total <= maxBytes) return;
    if (await remove(file)) total -= bytes;
  }
}

/** The files of a folder and when they were last written to, ms. */
async function filesIn(folder: string): Promise<Found[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const found = names.map(async (name) => {
    const file = join(folder, name);
    const info = await stat(file).catch(() => undefined);
    return info?.isFile() ? [{ file, name, bytes: info.size, at: info.mtimeMs }] : [];
  });
  return (await Promise.all(found)).flat();
}

/** Whether the file is gone; another process may have removed it first. */
const remove = (file: string): Promise<boolean> =>
  rm(file, { force: true }).then(
    () => true,
    () => false,
  );
