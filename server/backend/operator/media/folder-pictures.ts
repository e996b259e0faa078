import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Media } from '#schemas/operator/content-calls.ts';
import { isServed } from '#schemas/served-file.ts';
import { type PictureSizes, pictureSizes } from '#server/backend/seed/picture-sizes.ts';

/** The pictures of a partner's own folder whose sizes its `images.json` has, by name. They cannot be replaced. */
export async function folderPictures(filesDir: string, code: string): Promise<Media[]> {
  const folder = join(filesDir, code, 'images');
  const names = (await readdir(folder).catch(() => [])).filter(isServed).sort();
  const sizes = await folderSizes(filesDir, code);
  const pictures = names.map(async (name) => {
    const size = sizes[name.replace(/\.[^.]*$/, '')];
    if (!size) return [];
    const { size: bytes, mtimeMs } = await stat(join(folder, name));
    const { width, height } = size;
    const version = Math.trunc(mtimeMs).toString(36);
    const url = `/files/${code}/${name}`;
    return [{ name, title: null, version, url, width, height, bytes, uploadedAt: null, uploadedBy: null }];
  });
  return (await Promise.all(pictures)).flat();
}

/** Sizes of the pictures in a partner's own folder, by name without ending; none if the folder is not on this machine. */
export async function folderSizes(filesDir: string, code: string): Promise<PictureSizes> {
  const text = await readFile(join(filesDir, code, 'images.json'), 'utf8').catch(() => '{}');
  return pictureSizes.parse(JSON.parse(text));
}
